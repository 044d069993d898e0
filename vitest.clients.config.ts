import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// Clients that nobody here wrote, in front of the embedded service and of a real server (issue 15).
export default defineConfig({
  // e2e/ has a guard.ts beside a guard.mjs; imports without an extension mean the TypeScript one.
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  test: {
    environment: 'node',
    include: ['e2e/clients/**/*.clients.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: join(results, 'clients.json') },
    // A walk takes a minute, and several on a crowded machine; one of thousands of cases (`SCOPE_CONSOLE_CASES`) up to an hour.
    testTimeout: 3_600_000,
    // As long as an environment and a server may take to be made and to start.
    hookTimeout: 900_000,
    // Two servers each: one after the other.
    fileParallelism: false,
  },
})
