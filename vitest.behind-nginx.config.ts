import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// Through nginx in front of two processes over SQLite and over seekdb: commits over a faulty network, in the middle of which
// one process is killed, and what the audit's feed shows, against the audit.
export default defineConfig({
  // e2e/ has a guard.ts beside a guard.mjs; imports without an extension mean the TypeScript one.
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  test: {
    environment: 'node',
    include: ['e2e/web-servers/{behind-nginx,over-seekdb}.{faults,truth}.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: join(results, 'behind-nginx.json') },
    // Each of them has two servers, and the machine two cores.
    fileParallelism: false,
    testTimeout: 1_200_000,
    // As long as a server may take to start (e2e/server-process.ts).
    hookTimeout: 600_000,
  },
})
