import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// What the audit's feed shows, against each server's own audit.
export default defineConfig({
  // e2e/ has a guard.ts beside a guard.mjs; imports without an extension mean the TypeScript one.
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  test: {
    environment: 'node',
    include: ['e2e/audit-truth/**/*.truth.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: join(results, 'truth.json') },
    // The servers run beside each other; what bounds them is the machine, not vitest.
    maxWorkers: 2,
    testTimeout: 300_000,
    // As long as a server may take to start (e2e/server-process.ts).
    hookTimeout: 600_000,
  },
})
