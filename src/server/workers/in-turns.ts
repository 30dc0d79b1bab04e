import { setImmediate as othersTurn } from 'node:timers/promises'

/** Takes the steps of long work, and lets everybody else have a turn after each. */
export async function inTurns<T>(steps: Generator<unknown, T>): Promise<T> {
  let step = steps.next()
  while (!step.done) {
    await othersTurn()
    step = steps.next()
  }
  return step.value
}
