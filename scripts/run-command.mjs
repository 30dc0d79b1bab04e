import { spawn } from 'node:child_process'
import { CommandFailure } from './command-failure.mjs'
import { repository } from './repository.mjs'
import { exitCodeOf, onStopRequest, stopRequested } from './stop-request.mjs'

// Supervisors commonly wait ten seconds before they kill a process.
const GRACE_MS = 9_000
const hasProcessGroups = process.platform !== 'win32'

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {boolean} [aside] prints its output to stderr, since another program reads stdout
 * @property {boolean} [keepOutput] collects its output instead of printing it
 * @property {boolean} [tied] opens an IPC channel, which closes when this process ends, even if killed
 * @property {number} [graceMs] time to end after a stop request
 * @property {boolean} [shell]
 */

/**
 * Runs a program to its end in its own process group. Forwards the first stop request, and kills the whole group after
 * the grace period.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export async function runCommand(file, args, options = {}) {
  if (stopRequested()) throw new CommandFailure(`Stopped before ${file}.`)
  const child = startProcess(file, args, options)
  let output = ''
  for (const pipe of [child.stdout, child.stderr]) {
    pipe?.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  }
  const endStops = passOnStopRequest(child, options.graceMs ?? GRACE_MS)

  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      endStops()
      reject(new CommandFailure(`Couldn't start ${file}: ${error.message}.`))
    })
    child.on('exit', () => {
      endStops()
      killGroup(child)
    })
    child.on('close', (code, signal) =>
      resolve({ exitCode: code ?? (signal ? exitCodeOf(signal) : 1), output }),
    )
  })
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {(file: string, args: string[], options: RunOptions) => ChildProcess} */
function startProcess(file, args, { env, aside = false, keepOutput = false, tied = false, shell = false }) {
  const stream = keepOutput ? 'pipe' : 'inherit'
  const output = aside ? process.stderr : stream
  return spawn(file, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: tied ? ['ignore', output, stream, 'ipc'] : ['ignore', output, stream],
    detached: hasProcessGroups,
    shell,
  })
}

/** @type {(child: ChildProcess, graceMs: number) => () => void} */
function passOnStopRequest(child, graceMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let killTimer
  const forget = onStopRequest((signal) => {
    child.kill(signal)
    killTimer = setTimeout(() => killGroup(child), graceMs)
  })
  return () => {
    clearTimeout(killTimer)
    forget()
  }
}

function killGroup(/** @type {ChildProcess} */ child) {
  if (!child.pid) return
  try {
    process.kill(hasProcessGroups ? -child.pid : child.pid, 'SIGKILL')
  } catch {
    // The group has ended already.
  }
}
