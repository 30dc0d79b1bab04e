/** Runs a generator to its end without pauses, and returns its result. */
export function runToEnd<T>(steps: Generator<unknown, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
