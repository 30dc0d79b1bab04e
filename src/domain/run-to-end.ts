/** Takes the steps of long work at once, without a pause between them, and returns its result. */
export function runToEnd<T>(steps: Generator<unknown, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
