import { setImmediate as othersTurn } from 'node:timers/promises'

/** Runs long work step by step and yields to the event loop after each step. */
export async function runYielding<T>(steps: Generator<unknown, T>): Promise<T> {
  let step = steps.next()
  while (!step.done) {
    await othersTurn()
    step = steps.next()
  }
  return step.value
}
