import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/** Where the two test runners leave their reports; playwright.config.ts names its own. */
export const REPORTS = 'test-results'
export const UNIT_REPORT = `${REPORTS}/unit.json`
const JOURNEY_REPORT = `${REPORTS}/journeys.json`

/** How many unit tests passed and failed, from Vitest's report. */
export function countUnitTests() {
  const report = readReport(UNIT_REPORT)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** How many browser journeys passed and failed, from Playwright's report. */
export function countJourneys() {
  const stats = readReport(JOURNEY_REPORT)?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

// A runner that broke down before its report counts nothing; its exit code tells.
function readReport(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(join(repository, path), 'utf8'))
  } catch {
    return null
  }
}
