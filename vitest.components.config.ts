import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findChromium } from './scripts/find-chromium.mjs'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// Components on their own, in a real browser: what a person sees of them and does with them, without a service.
export default defineConfig({
  plugins: [react({ jsxImportSource: '#marked' })],
  // What the scan of the tests does not find. Found while tests run, it would be bundled then, and a test that is being
  // loaded in that moment fails.
  optimizeDeps: {
    // What an earlier run found is not what the tests import since.
    force: true,
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@mui/material/IconButton',
      'react-dom/client',
      'react-error-boundary',
    ],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    attachmentsDir: join(results, 'components'),
    restoreMocks: true,
    // What bounds a test is the machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // Pictures of failures are results, and not for the repository.
      screenshotDirectory: join(results, 'components', 'pictures'),
      api: { host: '127.0.0.1' },
      provider: playwright({
        launchOptions: {
          executablePath: await findChromium({ headlessShell: true }),
          args: CHROMIUM_ARGS,
        },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
