import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './command-failure.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'
import { stopRequested } from './stop-request.mjs'

// npm does not end when asked to, and there is nothing to wait for: a broken install starts over.
const NPM_GRACE_MS = 500

const packages = join(repository, 'node_modules')
const lockFile = join(repository, 'package-lock.json')
// What npm really installed, written by npm itself at the very end.
const record = join(packages, '.package-lock.json')

/** Installs the locked packages where they are missing or other than package-lock.json says. */
export async function installPackages() {
  const installed = readText(record)
  if (installed && agree(readText(lockFile) ?? '{}', installed)) return
  console.error('Installing packages, which takes about half a minute …')
  // No record while npm works, and without one we start over: half a package looks whole to npm.
  rmSync(installed ? record : packages, { recursive: true, force: true })
  // `install --no-save`, as `npm ci` refuses a lock file made where packages for other systems were out of reach.
  // --include=dev: development packages build the page, also where NODE_ENV says production.
  const exitCode = await runNpm(['install', '--no-save', '--include=dev', '--loglevel=error'])
  if (exitCode === 0) return
  // A failed npm puts back what was there; a stopped one does not.
  if (installed && !stopRequested()) writeFileSync(record, installed)
  throw new CommandFailure(
    `Couldn't install the packages. npm ended with code ${exitCode} (see its message above). ` +
      'Check that you can reach the npm registry and have 1 GB of disk free, then run the command again.',
  )
}

/** Runs npm and gives its exit code. */
export async function runNpm(/** @type {string[]} */ args) {
  const { exitCode } = await startNpm(args)
  return exitCode
}

function startNpm(/** @type {string[]} */ args) {
  const npmScript = process.env['npm_execpath']
  if (npmScript?.endsWith('npm-cli.js')) {
    // The Node that npm itself runs on: ours may be the one in node_modules that npm is about to replace.
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
    // The project itself has no path; packages for other systems are optional and never installed.
    if (!found) return path === '' || wanted.optional || wanted.devOptional
    // A package whose integrity the lock file does not hold has it in npm's record.
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
