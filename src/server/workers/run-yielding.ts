import { nextTurn } from './next-turn.ts'

/** Runs long work step by step and yields to the event loop after each step. */
export async function runYielding<T>(steps: Generator<unknown, T>): Promise<T> {
  let step = steps.next()
  while (!step.done) {
    await nextTurn()
    step = steps.next()
  }
  return step.value
}
