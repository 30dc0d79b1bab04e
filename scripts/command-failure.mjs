import { exitCodeOf, listenForStopRequests, stopRequested } from './stop-request.mjs'

/** A failure that the user can fix. Its message is printed without a stack. */
export class CommandFailure extends Error {}

/**
 * Runs a command from its first step to its exit code.
 * @param {() => Promise<number>} steps
 */
export async function runSteps(steps) {
  listenForStopRequests()
  try {
    process.exitCode = await steps()
  } catch (error) {
    const signal = stopRequested()
    if (!signal && !(error instanceof CommandFailure)) throw error
    // After a stop request, an error is a consequence of it, so its message would mislead.
    if (error instanceof CommandFailure && !signal) console.error(`\n${error.message}`)
    process.exitCode = signal ? exitCodeOf(signal) : 1
  }
}
