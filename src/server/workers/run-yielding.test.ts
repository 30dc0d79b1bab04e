import { expect, test } from 'vitest'
import { runYielding } from './run-yielding.ts'

test('everybody else has a turn after each step, and what comes of them all is the answer', async () => {
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

test('what a step throws is thrown', async () => {
  function* steps(): Generator<undefined, never> {
    yield
    throw new RangeError('Nothing to search')
  }
  await expect(runYielding(steps())).rejects.toThrow('Nothing to search')
})
