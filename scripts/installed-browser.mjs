import { existsSync } from 'node:fs'

// Headless shells first: tests take a third less time.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Returns the Chromium in CHROMIUM_PATH or the installed one; null if there is none. */
export function installedBrowser() {
  return process.env['CHROMIUM_PATH'] || USUAL_PLACES.find((path) => existsSync(path)) || null
}
