import { defineConfig } from 'vitest/config'

// Without the end-to-end tests: those are *.spec.ts and run in Playwright.
export default defineConfig({
  test: {
    environment: 'node',
    // For component tests: an address that no request reaches.
    environmentOptions: { happyDOM: { url: 'http://armadio.invalid/' } },
    include: ['src/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
    globalSetup: 'tests/support/start-postgres.ts',
    pool: 'forks',
    // Modules are loaded once for all the files of a worker, as they are in the program; each file anew takes half as
    // long again. No test replaces a module.
    isolate: false,
    maxWorkers: 2,
    // Ends what hangs; a slow machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
