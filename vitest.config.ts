import { defineConfig } from 'vitest/config'

// Not the browser journeys: those are *.spec.ts and Playwright runs them.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/support/**/*.test.ts'],
    globalSetup: 'tests/support/start-postgres.ts',
    pool: 'forks',
    maxWorkers: 2,
  },
})
