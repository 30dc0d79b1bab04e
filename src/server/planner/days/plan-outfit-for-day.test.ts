import { beforeEach, expect, test } from 'vitest'
import { insertRow } from '../../../../tests/support/database/example-rows.ts'
import { givenCloset, pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { DayPlanned } from '../../../contract/planner/planned-outfit.ts'
import { type DailyOutfit, PlanReply } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'

// The test clock is set to noon UTC on Monday, 2026-11-23.
const THURSDAY = '2026-11-26'

describeOnEachDatabase('planning an outfit for a day', (database) => {
  const given = givenApp(database)
  let outfit: string[] = []
  let other: string[] = []
  beforeEach(async () => {
    const ids = await givenCloset(database.db())
    const named = (...names: string[]) => names.map((name) => ids.get(name) ?? name)
    outfit = named('Linen shirt dress', 'Leather sneakers')
    other = named('Striped T-shirt', 'Straight jeans', 'Leather sneakers')
    for (const id of [...outfit, ...other]) expect(id).toMatch(/-/)
  })
  const send = (body: object, headers: Record<string, string> = {}) =>
    given.send('POST', '/api/weekly-plans/days', { body, headers })
  const planned = async (body: object): Promise<DayPlanned> => {
    const response = await send(body)
    expect(response.statusCode, response.body).toBe(200)
    return DayPlanned.parse(response.json())
  }
  const dayOf = async (planId: string, date: CalendarDate): Promise<DailyOutfit> => {
    const { dailyOutfits } = PlanReply.parse((await given.get(`/api/weekly-plans/${planId}`)).json())
    const day = dailyOutfits.find((each) => each.date === date)
    if (!day) throw new Error(`No ${date}`)
    return day
  }
  const plans = async (): Promise<unknown[]> => (await given.get('/api/weekly-plans')).json()
  const sorted = (ids: readonly string[]) => ids.toSorted()

  test('a week without a plan gets one, with the outfit locked on its day and the other days planned', async () => {
    const { planId, isNewPlan, before } = await planned({ date: THURSDAY, itemIds: outfit })
    expect([isNewPlan, before]).toEqual([true, null])
    const day = await dayOf(planId, THURSDAY)
    expect(sorted(day.itemIds)).toEqual(sorted(outfit))
    expect(day).toMatchObject({ isLocked: true, needsNewChoice: false })
    expect(day.outfitDescription).not.toBe('')
    expect((await dayOf(planId, '2026-11-27')).itemIds).not.toEqual([])
  })

  test('it replaces the planned outfit, and sending the previous one undoes that', async () => {
    const { planId } = await planned({ date: THURSDAY, itemIds: outfit })
    const second = await planned({ date: THURSDAY, itemIds: other })
    expect(second).toMatchObject({ planId, isNewPlan: false, before: { isLocked: true } })
    expect(sorted(second.before?.itemIds ?? [])).toEqual(sorted(outfit))
    expect(sorted((await dayOf(planId, THURSDAY)).itemIds)).toEqual(sorted(other))
    await planned({ date: THURSDAY, itemIds: second.before?.itemIds, isLocked: false })
    const day = await dayOf(planId, THURSDAY)
    expect([sorted(day.itemIds), day.isLocked]).toEqual([sorted(outfit), false])
    expect(await plans()).toHaveLength(1)
  })

  test('an empty list leaves a day without an outfit, and creates no plan', async () => {
    const none = await send({ date: THURSDAY, itemIds: [] })
    expect([none.statusCode, await plans()]).toEqual([404, []])
    const { planId } = await planned({ date: THURSDAY, itemIds: outfit })
    await planned({ date: THURSDAY, itemIds: [] })
    expect(await dayOf(planId, THURSDAY)).toMatchObject({ itemIds: [], isLocked: false })
  })

  test('a repeated request creates one plan', async () => {
    const headers = { 'idempotency-key': 'the same key' }
    const first = await send({ date: THURSDAY, itemIds: outfit }, headers)
    const second = await send({ date: THURSDAY, itemIds: outfit }, headers)
    expect(second.json()).toEqual(first.json())
    expect(await plans()).toHaveLength(1)
  })

  test('a past or worn day is rejected with an error message, and nothing changes', async () => {
    const over = await send({ date: '2026-11-20', itemIds: outfit })
    expect([over.statusCode, over.json()]).toMatchObject([
      422,
      { code: 'day_not_changeable', message: 'This day is over. Log the outfit in your history instead.' },
    ])
    expect(await plans()).toEqual([])
    const { planId } = await planned({ date: '2026-11-23', itemIds: outfit })
    await given.send('PATCH', `/api/weekly-plans/${planId}/days/monday`, { body: { isWorn: true } })
    const worn = await send({ date: '2026-11-23', itemIds: other })
    expect([worn.statusCode, worn.json().code]).toEqual([422, 'day_not_changeable'])
    expect(sorted((await dayOf(planId, '2026-11-23')).itemIds)).toEqual(sorted(outfit))
  })

  test("unwearable pieces and another user's pieces are rejected, in a new plan and in an existing one", async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'another user' })
    const foreign = pieceRow({ userId: OTHER_USER })
    const washed = pieceRow({ isClean: false })
    await insertClosetItems(database.db(), [foreign, washed])
    const errorCodes = async () => [
      (await send({ date: THURSDAY, itemIds: [...outfit, foreign.id] })).json().code,
      (await send({ date: THURSDAY, itemIds: [...outfit, washed.id] })).json().code,
    ]
    expect(await errorCodes()).toEqual(['closet_item_not_found', 'piece_not_wearable'])
    expect(await plans()).toEqual([])
    const { planId } = await planned({ date: THURSDAY, itemIds: outfit })
    expect(await errorCodes()).toEqual(['closet_item_not_found', 'piece_not_wearable'])
    expect(sorted((await dayOf(planId, THURSDAY)).itemIds)).toEqual(sorted(outfit))
  })

  test('a stale change of a plan is rejected', async () => {
    const { planId } = await planned({ date: THURSDAY, itemIds: outfit })
    const { etag = '' } = (await given.get(`/api/weekly-plans/${planId}`)).headers
    await planned({ date: '2026-11-27', itemIds: other })
    const stale = await send({ date: THURSDAY, itemIds: other }, { 'if-match': etag })
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'changed_meanwhile'])
    expect(sorted((await dayOf(planId, THURSDAY)).itemIds)).toEqual(sorted(outfit))
  })
})
