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

// Tests start their own servers, each with its own data, so that they can run in parallel.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Ends what hangs; a slow machine is no fault.
  timeout: 120_000,
  // Ends a wait for what never comes: two browsers share two cores with the reading of photos.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Playwright doesn't see what a service worker requests; the tests of being offline allow it.
    serviceWorkers: 'block',
    // No DOM snapshots: they fetch blob: addresses, which the content security policy blocks and reports. No recording,
    // which takes a tenth of the time of every test: `--trace on` makes one.
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
