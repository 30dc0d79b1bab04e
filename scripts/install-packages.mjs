import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './command-failure.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'
import { stopRequested } from './stop-request.mjs'

// npm ignores stop requests, and waiting for it is pointless: an interrupted install starts over.
const NPM_GRACE_MS = 500

const packages = join(repository, 'node_modules')
const lockFile = join(repository, 'package-lock.json')
// Record of the installed packages, which npm writes last.
const record = join(packages, '.package-lock.json')

/** Installs the locked packages if they are missing or differ from package-lock.json. */
export async function installPackages() {
  const installed = readText(record)
  if (installed && agree(readText(lockFile) ?? '{}', installed)) return
  console.error('Installing packages, which takes about half a minute …')
  // Removes the record while npm runs, or everything if there is none: npm accepts incompletely installed packages.
  rmSync(installed ? record : packages, { recursive: true, force: true })
  // Not `npm ci`, which rejects a lock file from a machine that could not reach the packages of other systems.
  // --include=dev: the build needs development packages even with NODE_ENV=production.
  const exitCode = await runNpm(['install', '--no-save', '--include=dev', '--loglevel=error'])
  if (exitCode === 0) return
  // A failed npm restores the previous state; a killed one does not.
  if (installed && !stopRequested()) writeFileSync(record, installed)
  throw new CommandFailure(
    `Couldn't install the packages. npm ended with code ${exitCode} (see its message above). ` +
      'Check that you can reach the npm registry and have 1 GB of disk free, then run the command again.',
  )
}

/** Runs npm and returns its exit code. */
export async function runNpm(/** @type {string[]} */ args) {
  const { exitCode } = await startNpm(args)
  return exitCode
}

function startNpm(/** @type {string[]} */ args) {
  const npmScript = process.env['npm_execpath']
  if (npmScript?.endsWith('npm-cli.js')) {
    // Uses npm's own Node, because the current one may be in node_modules, which npm is about to replace.
    const node = process.env['npm_node_execpath'] ?? process.execPath
    return runCommand(node, [npmScript, ...args], { aside: true, graceMs: NPM_GRACE_MS })
  }
  const isWindows = process.platform === 'win32'
  return runCommand(isWindows ? 'npm.cmd' : 'npm', args, {
    aside: true,
    graceMs: NPM_GRACE_MS,
    shell: isWindows,
  })
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

function agree(/** @type {string} */ lockText, /** @type {string} */ installedText) {
  const locked = packagesIn(lockText)
  const installed = packagesIn(installedText)
  return Object.entries(locked).every(([path, wanted]) => {
    const found = installed[path]
    // The project itself has no path; packages of other systems are optional and never installed.
    if (!found) return path === '' || wanted.optional || wanted.devOptional
    // If the lock file has no integrity for a package, npm's record has it.
    return found.version === wanted.version && (!wanted.integrity || found.integrity === wanted.integrity)
  })
}

/** @returns {Record<string, LockedPackage>} */
function packagesIn(/** @type {string} */ lockText) {
  return JSON.parse(lockText).packages ?? {}
}

function readText(/** @type {string} */ path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
