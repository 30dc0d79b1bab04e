import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/** Reports of the two test runners; playwright.config.ts names its own. */
export const REPORTS = 'test-results'
export const UNIT_REPORT = `${REPORTS}/unit.json`
const E2E_REPORT = `${REPORTS}/e2e.json`

/** The numbers of unit tests that passed and failed, from Vitest's report. */
export function countUnitTests() {
  const report = readReport(UNIT_REPORT)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** The numbers of end-to-end tests that passed and failed, from Playwright's report. */
export function countE2eTests() {
  const stats = readReport(E2E_REPORT)?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

// A runner that crashed before its report counts nothing; its exit code reports it.
function readReport(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(join(repository, path), 'utf8'))
  } catch {
    return null
  }
}
