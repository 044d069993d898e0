import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { BACKEND_NAMES } from './e2e/backend-names'
import {
  BESIDE_NEWEST,
  isEveryday,
  isLeftOut,
  longLeftOut,
  ON_EVERY_SERVER,
  TURN,
} from './e2e/rings'
import { SLOWNESS } from './e2e/slowness'
import { CHROMIUM_ARGS, findChromium } from './scripts/find-chromium.mjs'

// Two runs in one tree would wipe each other's results: the second one can name its own directory.
const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

const DEMO_JOURNEYS = ['demo.e2e.ts', 'demo-tour.e2e.ts']
/** What the fixtures do without a service, the words on screen and what a screen reader gets of them, the packed command, what a build gives, what a release takes away, who signs people in, answers that no server gives, thousands of bindings, the sample, and web servers without a service are tried on one back end. */
const ONCE = [
  'access-many.e2e.ts',
  'fault-table.e2e.ts',
  'harness.e2e.ts',
  'hostile.e2e.ts',
  'hostile-sizes.e2e.ts',
  'old-build.e2e.ts',
  'package.e2e.ts',
  'pseudo-language.e2e.ts',
  'same-bytes.e2e.ts',
  'sample-hours.e2e.ts',
  'sample-questions.e2e.ts',
  'sample-tasks.e2e.ts',
  'sign-in-provider.e2e.ts',
  'sign-in-proxy.e2e.ts',
  'trees.e2e.ts',
  'web-servers-alone.e2e.ts',
]

const JOURNEYS = readdirSync(join(import.meta.dirname, 'e2e'))
  .filter((file) => file.endsWith('.e2e.ts'))
  .sort()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  // Playwright empties it when it begins; suites that run beside it keep theirs elsewhere.
  outputDir: join(results, 'journeys'),
  // They are of what the console says, which is the same on every system.
  snapshotPathTemplate: 'e2e/trees/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000 * SLOWNESS,
  expect: { timeout: 20_000 * SLOWNESS },
  reporter: [['list'], ['json', { outputFile: join(results, 'playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test takes a fifth of the run; `--trace retain-on-failure` makes them where one is wanted.
    trace: 'off',
    launchOptions: {
      executablePath: await findChromium({ headlessShell: true }),
      args: CHROMIUM_ARGS,
    },
  },
  // One project for each back end; `e2e/global-setup.ts` starts those that a run selects.
  // Playwright plays the projects in this order. A landing that runs out of time leaves out what the real servers repeat.
  projects: [
    // It has no back end: `e2e/demo-fixtures.ts` serves its files.
    { name: 'demo', testMatch: DEMO_JOURNEYS },
    ...BACKEND_NAMES.map((name) => ({
      name,
      ...(isEveryday && name !== 'embedded' ? { testMatch: ON_EVERY_SERVER } : {}),
      testIgnore: [
        ...DEMO_JOURNEYS,
        ...(name === 'embedded'
          ? []
          : [...ONCE, ...JOURNEYS.filter((file) => isLeftOut(file, name, JOURNEYS, TURN))]),
        ...(name === 'powercontext-newest' ? [] : BESIDE_NEWEST),
      ],
      grepInvert: longLeftOut(isEveryday ? 'everyday' : 'other', TURN),
      // 1.0 refuses binding changes that meet and keeps half of what it refused: an Artifact made beside another test's
      // grant stays without its owner, and its list answers 503. One test at a time there; the others fill the second worker.
      ...(name === 'powercontext-1.0.0' ? { workers: 1 } : {}),
    })),
  ],
})
