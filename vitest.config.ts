import { defineConfig } from 'vitest/config'

// Not the browser journeys: those are *.spec.ts and Playwright runs them.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/support/**/*.test.ts'],
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
