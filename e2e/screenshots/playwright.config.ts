import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/find-chromium.mjs'

/**
 * Takes a picture of every screen and dialog (`npm run screenshots`), or those of README and guides (`npm run pictures`), after
 * `npm run build`. Nothing here is a test.
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
