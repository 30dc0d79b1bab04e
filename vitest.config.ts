import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Unit tests only; end-to-end tests are *.spec.ts and run in Playwright.
export default defineConfig({
  test: {
    pool: 'forks',
    // The files of a worker share modules; isolation takes 50 % longer. No test mocks a module.
    isolate: false,
    maxWorkers: 2,
    projects: [
      project('server', {
        include: ['src/{contract,domain,server}/**/*.test.ts', 'tests/support/**/*.test.ts'],
        globalSetup: 'tests/support/database/start-postgres.ts',
        // Node itself runs this code, as it runs the built server. Vite's transforms are a fifth of the time.
        experimental: { viteModuleRunner: false },
      }),
      project('web', {
        include: ['src/web/**/*.test.{ts,tsx}'],
        // For component tests: an unreachable address.
        environmentOptions: { happyDOM: { url: 'http://armadio.invalid/' } },
      }),
    ],
  },
})

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      // Only ends hanging tests; a slow machine must not fail a test.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      ...test,
    },
  }
}
