import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/find-chromium.mjs'

/**
 * `npm run screenshots` takes a picture of every screen and dialog, `npm run pictures` those of README and guides. Both show what
 * `npm run build` has built. Neither tests anything.
 */
export default defineConfig({
  testDir: '.',
  globalTeardown: './sheets.ts',
  outputDir: join(import.meta.dirname, '../../test-results/screenshots-run'),
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  projects: [
    { name: 'screens', testMatch: 'screens.ts' },
    { name: 'pictures', testMatch: 'pictures.ts' },
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: await findChromium({ headlessShell: true }),
      args: CHROMIUM_ARGS,
    },
  },
})
