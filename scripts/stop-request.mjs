import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENTS_CHECK_MS = 200

/** @typedef {(signal: NodeJS.Signals) => void} StopListener */

/** @type {Set<StopListener>} */
const listeners = new Set()
/** @type {NodeJS.Signals | null} */
let requested = null

/** The signal that asked this command to stop, or null while it may go on. */
export function stopRequested() {
  return requested
}

/** Asks everything that this command runs to stop. Only the first request counts: npm and the terminal both send one. */
export function requestStop(/** @type {NodeJS.Signals} */ signal) {
  if (requested) return
  requested = signal
  if (listeners.size === 0) process.exit(exitCodeOf(signal))
  for (const listener of listeners) listener(signal)
}

/** Calls the listener when a stop is asked for; returns the function that takes it back. */
export function onStopRequest(/** @type {StopListener} */ listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The exit code by which shells report an end by signal. */
export function exitCodeOf(/** @type {NodeJS.Signals} */ signal) {
  return 128 + constants.signals[signal]
}

/** From here on a signal stops what runs before it stops this command. */
export function listenForStopRequests() {
  for (const signal of SIGNALS) process.on(signal, () => requestStop(signal))
  if (!process.env['npm_lifecycle_event']) return
  // A killed npm tells nobody; what it leaves behind sees only that its parents changed.
  const parents = parentsUpToNpm()
  setInterval(() => parentsUpToNpm() !== parents && requestStop('SIGTERM'), PARENTS_CHECK_MS).unref()
}

// npm runs a command through a shell, and some shells stay in between until it ends.
function parentsUpToNpm() {
  const { name, parent } = readProcess(process.ppid)
  return name.endsWith('sh') ? `${process.ppid} ${parent}` : `${process.ppid}`
}

// Linux tells a process's name and parent in /proc; elsewhere our own parent has to do.
function readProcess(/** @type {number} */ pid) {
  try {
    const [, name = '', parent = ''] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return { name: '', parent: '' }
  }
}
