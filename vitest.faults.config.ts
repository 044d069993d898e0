import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// What the console says of a commit over a network that fails, in front of each server.
export default defineConfig({
  // e2e/ has a guard.ts beside a guard.mjs; imports without an extension mean the TypeScript one.
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  test: {
    environment: 'node',
    include: ['e2e/faults/**/*.faults.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: join(results, 'faults.json') },
    // The servers run beside each other; what bounds them is the machine, not vitest.
    maxWorkers: 2,
    testTimeout: 1_200_000,
    // As long as a server may take to start (e2e/server-process.ts).
    hookTimeout: 600_000,
  },
})
