import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'e2e/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    // They need a browser: vitest.components.config.ts.
    exclude: [...configDefaults.exclude, '**/*.component.test.tsx'],
    // A test that counts on another one's leftovers should not pass by luck.
    restoreMocks: true,
    unstubGlobals: true,
    // By itself vitest leaves one core to its main process, which hardly uses it.
    maxWorkers: '100%',
    // What bounds a test is the machine: vitest's own five seconds failed sound ones on a busy one.
    testTimeout: 120_000,
  },
})
