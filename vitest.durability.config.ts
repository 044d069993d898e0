import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

// What the embedded service keeps, whatever is asked of it and whenever it is killed (issue 4).
export default defineConfig({
  // e2e/ has a guard.ts beside a guard.mjs; imports without an extension mean the TypeScript one.
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  test: {
    environment: 'node',
    globalSetup: ['e2e/durability/build-host.ts'],
    include: ['e2e/generated/**/*.generated.ts', 'e2e/durability/**/*.durability.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: join(results, 'durability.json') },
    // The bound on a request that hangs; the suites themselves take a minute or two.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Servers, writers and generated requests on two cores: one after the other.
    fileParallelism: false,
  },
})
