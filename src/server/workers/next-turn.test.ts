import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as loopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

test('each turn of the event loop runs one step, round-robin', async () => {
  const steps: string[] = []
  const work = async (name: string) => {
    for (let step = 1; step <= 3; step += 1) {
      await nextTurn()
      steps.push(`${name}${step}`)
    }
  }
  const works = Promise.all([work('a'), work('b'), work('c')])
  const stepsAfterTurn: number[] = []
  while (steps.length < 9) {
    await loopTurn()
    stepsAfterTurn.push(steps.length)
  }
  await works
  expect(steps).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  const perTurn = stepsAfterTurn.map((count, at) => count - (stepsAfterTurn[at - 1] ?? 0))
  expect(Math.max(...perTurn)).toBe(1)
})

test('work continues in its own async context', async () => {
  const storage = new AsyncLocalStorage<string>()
  const seen = await Promise.all(
    ['a', 'b'].map((name) =>
      storage.run(name, async () => {
        await nextTurn()
        return storage.getStore()
      }),
    ),
  )
  expect(seen).toEqual(['a', 'b'])
})
