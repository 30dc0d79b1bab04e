import './require-node-20.mjs'
import { runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runTool } from './pinned-node.mjs'

const LINT = ['--type-aware', '--report-unused-disable-directives']
const AT_ONCE = 2

/** @typedef {{ name: string, tool: string, args: string[] }} Check */

/** Longest first, so that two cores finish at about the same time. @type {Check[]} */
const checks = [
  { name: 'types', tool: 'typescript', args: ['--noEmit'] },
  { name: 'lint', tool: 'oxlint', args: LINT },
  { name: 'format', tool: 'prettier', args: ['--check', '--cache', '--log-level', 'warn', '.'] },
  { name: 'unused', tool: 'knip', args: ['--no-config-hints'] },
  { name: 'imports', tool: 'dependency-cruiser', args: ['--output-type', 'err-long', 'src'] },
  { name: 'worker types', tool: 'typescript', args: ['--noEmit', '--project', 'src/web/service-worker'] },
  { name: 'script types', tool: 'typescript', args: ['--noEmit', '--project', 'scripts'] },
]

/** Checks that --fix may run, in sequence since they change the same files. @type {Check[]} */
const fixes = [
  { name: 'lint --fix', tool: 'oxlint', args: [...LINT, '--fix'] },
  { name: 'format --write', tool: 'prettier', args: ['--write', '--log-level', 'warn', '.'] },
]

await runSteps(async () => {
  await installPackages()
  await ensurePinnedNode()
  if (process.argv.includes('--fix')) for (const fix of fixes) await run(fix)
  const results = await runAll(checks)
  return results.every(Boolean) ? 0 : 1
})

async function runAll(/** @type {Check[]} */ all) {
  const waiting = [...all]
  /** @type {boolean[]} */
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

async function run(/** @type {Check} */ { name, tool, args }) {
  const startedAt = performance.now()
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const { exitCode, output } = await runTool(tool, args, { env, keepOutput: true })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds} s`)
  if (exitCode !== 0) console.log(`\n${output.trim()}\n`)
  return exitCode === 0
}
