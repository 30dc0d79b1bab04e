import { defineConfig, devices } from '@playwright/test'
import { installedBrowser } from './scripts/installed-browser.mjs'

const isRoot = process.getuid?.() === 0

// Disables Chromium's own requests, which would fail repeatedly at each start without a network.
const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

const executablePath = installedBrowser()

// Each test starts its own server with its own data, so tests can run in parallel.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Only ends hanging tests; a slow machine must not fail a test.
  timeout: 120_000,
  // Generous, because two browsers share two cores with photo processing.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Playwright doesn't see requests of a service worker; the offline tests allow it.
    serviceWorkers: 'block',
    // No DOM snapshots: they fetch blob: addresses, which the content security policy blocks and reports. No recording,
    // which takes a tenth of the time of every test: `--trace on` makes one.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium cannot run as root inside its sandbox.
      args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
    },
  },
})
