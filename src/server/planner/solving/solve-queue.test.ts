import { expect, test } from 'vitest'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { createWorkQueue } from '../../http/limits/work-queue.ts'

describeOnEachDatabase('concurrent solutions of weeks and trips', (database) => {
  const solveWork = createWorkQueue({ running: 1, waiting: 1, waitMs: 60_000 })
  const given = givenApp(database, () => ({ solveWork }))
  const createPlan = () =>
    given.send('POST', '/api/weekly-plans', { body: { styleTheme: 'Classic', occasion: 'work' } })
  const plans = () => database.db().selectFrom('weeklyOutfitPlans').selectAll().execute()

  test('wait up to a limit; beyond it they are a 503 and store nothing', async () => {
    const held = Promise.withResolvers<void>()
    const running = solveWork.run(() => held.promise)
    const waiting = solveWork.run(async () => {})
    const rejected = await createPlan()
    expect([rejected.statusCode, rejected.json().code, rejected.headers['retry-after']]).toEqual([
      503,
      'busy',
      '5',
    ])
    const day = await given.get('/api/outfits-for-day?date=2026-11-23')
    expect([day.statusCode, await plans()]).toEqual([503, []])
    held.resolve()
    await Promise.all([running, waiting])
    expect((await createPlan()).statusCode).toBe(201)
    expect(await plans()).toHaveLength(1)
  })
})
