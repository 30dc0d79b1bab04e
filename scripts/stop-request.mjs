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

/** Returns the signal that stopped this command, or null. */
export function stopRequested() {
  return requested
}

/** Stops all programs of this command. Ignores further requests: npm and the terminal both send one. */
export function requestStop(/** @type {NodeJS.Signals} */ signal) {
  if (requested) return
  requested = signal
  if (listeners.size === 0) process.exit(exitCodeOf(signal))
  for (const listener of listeners) listener(signal)
}

/** Calls the listener on a stop request; returns the function that removes it. */
export function onStopRequest(/** @type {StopListener} */ listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the conventional exit code for an end by signal. */
export function exitCodeOf(/** @type {NodeJS.Signals} */ signal) {
  return 128 + constants.signals[signal]
}

/** Makes signals stop the running child before this command. */
export function listenForStopRequests() {
  for (const signal of SIGNALS) process.on(signal, () => requestStop(signal))
  if (!process.env['npm_lifecycle_event']) return
  // A killed npm sends no signal, so this detects that the parent process has changed.
  const parents = parentsUpToNpm()
  setInterval(() => parentsUpToNpm() !== parents && requestStop('SIGTERM'), PARENTS_CHECK_MS).unref()
}

// npm runs a command through a shell; some shells stay as its parent until it ends.
function parentsUpToNpm() {
  const { name, parent } = readProcess(process.ppid)
  return name.endsWith('sh') ? `${process.ppid} ${parent}` : `${process.ppid}`
}

// Reads the name and the parent from Linux's /proc; on other systems only the direct parent is checked.
function readProcess(/** @type {number} */ pid) {
  try {
    const [, name = '', parent = ''] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return { name: '', parent: '' }
  }
}
