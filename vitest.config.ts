import { defineConfig } from 'vitest/config'

// Unit tests only; end-to-end tests are *.spec.ts and run in Playwright.
export default defineConfig({
  test: {
    environment: 'node',
    // For component tests: an unreachable address.
    environmentOptions: { happyDOM: { url: 'http://armadio.invalid/' } },
    include: ['src/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
    globalSetup: 'tests/support/database/start-postgres.ts',
    pool: 'forks',
    // The files of a worker share modules; isolation takes 50 % longer. No test mocks a module.
    isolate: false,
    maxWorkers: 2,
    // Only ends hanging tests; a slow machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
