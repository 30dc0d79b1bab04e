import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './command-failure.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'

const E2E_FOLDER = 'tests/e2e'

/**
 * Returns the end-to-end tests that a change probably affects: edited ones, and those named after an edited feature.
 * Always includes first-piece.spec.ts.
 * @param {string} since a commit; edited and new files count too
 * @returns {Promise<string[]>} paths of test files
 */
export async function changedE2eTests(since) {
  const files = [
    ...(await gitLines(['diff', '--name-only', since])),
    ...(await gitLines(['ls-files', '--others', '--exclude-standard'])),
  ]
  const features = new Set(files.flatMap(wordsOfFeature))
  return readdirSync(join(repository, E2E_FOLDER))
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => {
      const words = name.replace('.spec.ts', '').split('-')
      const isEdited = files.includes(`${E2E_FOLDER}/${name}`)
      return isEdited || name === 'first-piece.spec.ts' || words.some((word) => features.has(word))
    })
    .map((name) => `${E2E_FOLDER}/${name}`)
}

// 'planner' of src/web/planner/week/plan-detail.tsx, 'export' and 'import' of src/web/export-import/…, 'share' of
// src/web/sharing/…
function wordsOfFeature(/** @type {string} */ path) {
  const [, layer, feature = ''] = /^src\/(contract|domain|server|web)\/([a-z-]+)/.exec(path) ?? []
  if (!layer) return []
  return feature === 'sharing' ? ['share'] : feature.split('-')
}

async function gitLines(/** @type {string[]} */ args) {
  const { exitCode, output } = await runCommand('git', args, { keepOutput: true })
  if (exitCode !== 0) throw new CommandFailure(`git ${args.join(' ')} failed: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}
