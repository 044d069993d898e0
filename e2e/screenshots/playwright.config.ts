import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/find-chromium.mjs'

/** Takes a picture of every screen and dialog: `npm run screenshots`, after `npm run build`. Nothing here is a test. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screens.ts',
  globalTeardown: './sheets.ts',
  outputDir: join(import.meta.dirname, '../../test-results/screenshots-run'),
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: await findChromium({ headlessShell: true }),
      args: CHROMIUM_ARGS,
    },
  },
})
