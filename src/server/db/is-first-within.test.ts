import { expect, test } from 'vitest'
import { testClock } from '../../../tests/support/fakes/test-clock.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { isFirstWithin } from './is-first-within.ts'

describeOnEachDatabase('scheduled work', (database) => {
  test('runs on the first of several servers, and again after the window', async () => {
    const clock = testClock()
    const ask = () => isFirstWithin(database.db(), 'cleanup', 3_600_000, clock.now())
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.filter(Boolean)).toHaveLength(1)
    clock.passes({ minutes: 59 })
    expect(await ask()).toBe(false)
    clock.passes({ minutes: 2 })
    expect(await ask()).toBe(true)
    expect(await ask()).toBe(false)
  })
})
