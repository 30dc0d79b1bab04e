import { defineConfig, devices } from '@playwright/test'
import { installedBrowser } from './scripts/installed-browser.mjs'

const isRoot = process.getuid?.() === 0

// Chromium's own errands would knock on a closed network many times at each start.
const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

const executablePath = installedBrowser()

// Journeys start their own servers, each with its own data, so that they can run side by side.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // Ends what hangs; a slow machine is no fault.
  timeout: 120_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // No DOM snapshots: taking one fetches blob: addresses, which the page's own policy forbids and reports. No film
    // either, which takes a tenth of the time of every journey: `--trace on` shoots one where it is wanted.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses to run as root inside its sandbox.
      args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
    },
  },
})
