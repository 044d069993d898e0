import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// One contract, three servers (issue 4): each file runs every case against one server.
export default defineConfig({
  // e2e/ has a guard.ts beside a guard.mjs; imports without an extension mean the TypeScript one.
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  test: {
    environment: 'node',
    include: ['e2e/conformance/**/*.conformance.ts'],
    globalSetup: ['e2e/conformance/global-setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: join(results, 'conformance.json') },
    // The servers run beside each other; what bounds them is the machine, not vitest.
    maxWorkers: 2,
    testTimeout: 120_000,
    // As long as a server may take to start (e2e/server-process.ts).
    hookTimeout: 600_000,
  },
})
