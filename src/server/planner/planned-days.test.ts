import { beforeEach, expect, test } from 'vitest'
import { insertRow } from '../../../tests/support/database/example-rows.ts'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import type { PlannedDay } from '../../contract/planned-days.ts'
import { PlanReply, type WeeklyPlan } from '../../contract/planner/planner.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

// The test clock is set to noon UTC on Monday, 2026-11-23.
const WEEK = 'from=2026-11-23&to=2026-11-29'

describeOnEachDatabase('the planned days', (database) => {
  const given = givenApp(database)
  const ask = (query: string) => given.get(`/api/planned-days?${query}`)
  const days = async (query: string): Promise<PlannedDay[]> => (await ask(query)).json()
  const plan = async (weekStartDate: CalendarDate, occasion: string): Promise<WeeklyPlan> => {
    const body = { weekStartDate, occasion, styleTheme: 'Classic' }
    const response = await given.send('POST', '/api/weekly-plans', { body })
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }
  const outfitsOf = async ({ id }: WeeklyPlan) =>
    PlanReply.parse((await given.get(`/api/weekly-plans/${id}`)).json()).dailyOutfits

  beforeEach(async () => {
    await givenCloset(database.db())
  })

  test('are those of all plans in the range, in order', async () => {
    const [first, second] = [await plan('2026-11-23', 'work'), await plan('2026-11-30', 'travel')]
    const found = await days('from=2026-11-25&to=2026-12-01')
    const planned = [...(await outfitsOf(first)), ...(await outfitsOf(second))].filter(
      ({ date, pieces }) => date >= '2026-11-25' && date <= '2026-12-01' && pieces.length > 0,
    )
    expect(found.map(({ date, pieces }) => [date, pieces.map(({ id }) => id)])).toEqual(
      planned.map(({ date, itemIds }) => [date, itemIds]),
    )
    expect(new Set(found.map(({ occasion }) => occasion))).toEqual(new Set(['work', 'travel']))
  })

  test('are those of the newest plan of a week, without deleted plans', async () => {
    const older = await plan('2026-11-23', 'work')
    given.clock().passes({ minutes: 1 })
    const newer = await plan('2026-11-23', 'brunch')
    expect(new Set((await days(WEEK)).map(({ planId }) => planId))).toEqual(new Set([newer.id]))
    await given.send('DELETE', `/api/weekly-plans/${newer.id}`)
    expect(new Set((await days(WEEK)).map(({ planId }) => planId))).toEqual(new Set([older.id]))
    await given.send('DELETE', `/api/weekly-plans/${older.id}`)
    expect(await days(WEEK)).toEqual([])
  })

  test('say which were worn and which pieces are gone', async () => {
    const { id } = await plan('2026-11-23', 'work')
    const [monday] = await days(WEEK)
    await given.send('PATCH', `/api/weekly-plans/${id}/days/monday`, { body: { isWorn: true } })
    await given.send('DELETE', `/api/closet-items/${monday?.pieces[0]?.id}`)
    const [worn, tuesday] = await days(WEEK)
    expect([worn?.isWorn, worn?.pieces[0]?.isGone, tuesday?.isWorn]).toEqual([true, true, false])
  })

  test("exclude another user's days", async () => {
    const { id } = await plan('2026-11-23', 'work')
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'another' })
    await database
      .db()
      .updateTable('weeklyOutfitPlans')
      .set({ userId: OTHER_USER })
      .where('id', '=', id)
      .execute()
    expect(await days(WEEK)).toEqual([])
  })

  test.each([
    ['from=2026-11-23', 'to'],
    ['from=2026-11-23&to=2026-11-22', 'to'],
    ['from=2026-01-01&to=2026-12-31', 'to'],
    ['from=yesterday&to=2026-11-23', 'from'],
  ])('requested with %s are an error', async (query, field) => {
    const response = await ask(query)
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })
})
