import { existsSync } from 'node:fs'

// The headless shell comes first: without the browser's own windows, a test takes a third less time.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The Chromium that CHROMIUM_PATH names or the system has, if any. */
export function installedBrowser() {
  return process.env['CHROMIUM_PATH'] || USUAL_PLACES.find((path) => existsSync(path)) || null
}
