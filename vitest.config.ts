import { defineConfig } from 'vitest/config'

// Not the browser journeys: those are *.spec.ts and Playwright runs them.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/support/**/*.test.ts'],
    globalSetup: 'tests/support/start-postgres.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Ends what hangs; a slow machine is no fault.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
