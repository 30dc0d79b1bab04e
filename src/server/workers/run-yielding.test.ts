import { expect, test } from 'vitest'
import { runYielding } from './run-yielding.ts'

test('yields to the event loop after each step and returns the result', async () => {
  const happened: string[] = []
  function* steps() {
    for (const step of ['one', 'two', 'three']) {
      happened.push(step)
      setImmediate(() => happened.push('somebody else'))
      yield
    }
    return 'done'
  }
  expect(await runYielding(steps())).toBe('done')
  expect(happened).toEqual(['one', 'somebody else', 'two', 'somebody else', 'three', 'somebody else'])
})

test('throws the error of a step', async () => {
  function* steps(): Generator<undefined, never> {
    yield
    throw new RangeError('Nothing to search')
  }
  await expect(runYielding(steps())).rejects.toThrow('Nothing to search')
})
