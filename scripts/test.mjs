import './require-node-20.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { changedE2eTests } from './changed-e2e-tests.mjs'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runTool, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'
import { countE2eTests, countUnitTests, REPORTS, UNIT_REPORT } from './test-counts.mjs'

// `npm test -- closet` runs the tests with the word in their file name, without the checks. `npm test -- --changed`
// runs those that the changes since the last commit probably affect; `npm test -- --changed main` those since main.
const [first, since = 'HEAD', ...others] = process.argv.slice(2)
const isChangedOnly = first === '--changed'
const filters = isChangedOnly ? [] : process.argv.slice(2)
const total = { passed: 0, failed: 0 }

// Printed on exit, so that it is always the last line.
process.on('exit', (exitCode) => {
  const failed = exitCode === 0 ? total.failed : Math.max(total.failed, 1)
  console.log(`\n${total.passed} passed, ${failed} failed`)
})

await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  const browser = await findBrowser()
  rmSync(join(repository, REPORTS), { recursive: true, force: true })

  if (isChangedOnly && others.length > 0) throw new CommandFailure('--changed takes one commit or branch.')
  if (filters.length === 0) await runPart('Checks', () => runWithPinnedNode(['scripts/check.mjs']))
  await runPart('Unit tests', runUnitTests, countUnitTests)
  if (filters.length === 0 && !isChangedOnly) {
    await runPart('Photo store on OpenStack Swift', runTestsOnSwift)
  }
  await runPart('Build', build)
  if (filters.length === 0 && !isChangedOnly) await runPart('Torture, short', runShortTorture)
  await runPart('End-to-end tests', () => runE2eTests(browser), countE2eTests)

  if (total.passed > 0) return 0
  throw new CommandFailure(`No test file has "${filters.join('" or "')}" in its name.`)
})

/**
 * @param {string} name
 * @param {() => Promise<{ exitCode: number } | void>} run
 * @param {() => typeof total} [count]
 */
async function runPart(name, run, count) {
  console.log(`\n── ${name} ──`)
  const result = await run()
  const counts = count?.()
  total.passed += counts?.passed ?? 0
  total.failed += counts?.failed ?? 0
  if (result && result.exitCode !== 0) throw new CommandFailure(`${name} failed.`)
}

function runUnitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  const chosen = filters.length > 0 ? ['--passWithNoTests', ...filters] : []
  if (isChangedOnly) chosen.push('--passWithNoTests', '--changed', since)
  // Vitest colors its report even without a terminal.
  const env = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return runTool('vitest', ['run', ...reporters, ...chosen], { env })
}

// Runs the image store's tests on a real S3 server, which checks signatures; prints a reason if it is unavailable.
function runTestsOnSwift() {
  return runWithPinnedNode([join('scripts', 'test-on-swift.ts')])
}

// Kills and restarts real servers; `npm run torture` is the long form.
function runShortTorture() {
  return runWithPinnedNode([join('torture', 'torture.ts'), '--short'])
}

async function runE2eTests(/** @type {string} */ browser) {
  const words = isChangedOnly ? await changedE2eTests(since) : filters
  const chosen = words.length > 0 ? ['--pass-with-no-tests', ...words] : []
  return runTool('@playwright/test', ['test', ...chosen], { env: { CHROMIUM_PATH: browser } })
}
