import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/** Folder of the test reports; playwright.config.ts repeats it. */
export const REPORTS = 'test-results'
export const UNIT_REPORT = `${REPORTS}/unit.json`
const E2E_REPORT = `${REPORTS}/e2e.json`

/** Returns the numbers of passed and failed unit tests, from Vitest's report. */
export function countUnitTests() {
  const report = readReport(UNIT_REPORT)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** Returns the numbers of passed and failed end-to-end tests, from Playwright's report. */
export function countE2eTests() {
  const stats = readReport(E2E_REPORT)?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

// A runner that crashed before writing its report counts as 0; its exit code shows the failure.
function readReport(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(join(repository, path), 'utf8'))
  } catch {
    return null
  }
}
