import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { CommandFailure } from './command-failure.mjs'
import { runNpm } from './install-packages.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'

const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const pinnedNode = join(repository, 'node_modules', 'node', 'bin', executable)

/** Ensures that the Node named in package.json is installed and runs on this machine. */
export async function ensurePinnedNode() {
  const wanted = `v${readJson('package.json').dependencies.node}`
  if (versionOf(pinnedNode) === wanted) return
  // The install script of the npm package `node` downloads the binary; npm may be configured to skip it.
  console.error(`Fetching Node ${wanted} …`)
  await runNpm(['rebuild', 'node', '--foreground-scripts', '--loglevel=error'])
  if (versionOf(pinnedNode) === wanted) return
  throw new CommandFailure(
    `Armadio runs on Node ${wanted}, which npm couldn't set up here. If npm is told to skip install scripts, ` +
      'run "npm rebuild node --ignore-scripts=false"; if this system can\'t run the official Node builds ' +
      '(Alpine Linux, for example), use one that can.',
  )
}

/**
 * Runs a JavaScript or TypeScript file with the pinned Node, which is also the first `node` on its PATH.
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runWithPinnedNode(args, options = {}) {
  const path = [dirname(pinnedNode), process.env['PATH']].join(delimiter)
  return runCommand(pinnedNode, args, { ...options, env: { ...options.env, PATH: path } })
}

/**
 * Runs the command-line program of an installed package with the pinned Node.
 * @param {string} packageName
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runTool(packageName, args, options) {
  const { bin } = readJson(join('node_modules', packageName, 'package.json'))
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return runWithPinnedNode([join(repository, 'node_modules', packageName, file), ...args], options)
}

function versionOf(/** @type {string} */ node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}

function readJson(/** @type {string} */ path) {
  return JSON.parse(readFileSync(join(repository, path), 'utf8'))
}
