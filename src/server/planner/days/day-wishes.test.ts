import { beforeEach, expect, test } from 'vitest'
import { givenCloset } from '../../../../tests/support/server/given-closet.ts'
import { readRows } from '../../../../tests/support/database/example-rows.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { type DailyOutfit, PlanReply, WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'

const NEXT_MONDAY = '2026-11-30'

describeOnEachDatabase('a day of a plan', (database) => {
  const given = givenApp(database)
  const create = async (facts: object = {}): Promise<PlanReply> => {
    const body = { styleTheme: 'Classic', occasion: 'work', weekStartDate: NEXT_MONDAY, ...facts }
    const response = await given.send('POST', '/api/weekly-plans', { body })
    expect(response.statusCode, response.body).toBe(201)
    return read(WeeklyPlan.parse(response.json()).id)
  }
  const read = async (id: string): Promise<PlanReply> =>
    PlanReply.parse((await given.get(`/api/weekly-plans/${id}`)).json())
  const change = (id: string, day: WeekDay, body: object) =>
    given.send('PATCH', `/api/weekly-plans/${id}/days/${day}`, { body })
  const changed = async (id: string, day: WeekDay, body: object): Promise<PlanReply> => {
    const response = await change(id, day, body)
    expect(response.statusCode, response.body).toBe(200)
    return PlanReply.parse(response.json())
  }
  const solved = async (id: string, day?: WeekDay): Promise<PlanReply> => {
    const response = await given.send('POST', `/api/weekly-plans/${id}${day ? `/days/${day}` : ''}/solve`)
    expect(response.statusCode, response.body).toBe(200)
    return PlanReply.parse(response.json())
  }
  const day = ({ dailyOutfits }: PlanReply, name: WeekDay): DailyOutfit => {
    const found = dailyOutfits.find(({ dayOfWeek }) => dayOfWeek === name)
    if (!found) throw new Error(`No ${name}`)
    return found
  }
  const outfits = ({ dailyOutfits }: PlanReply) => dailyOutfits.map(({ itemIds }) => itemIds.toSorted())

  beforeEach(async () => {
    await givenCloset(database.db())
  })

  test('is planned for its own occasion, a preset or free text, and keeps its note', async () => {
    const before = await create()
    const { id } = before.plan
    const noted = await changed(id, 'Tuesday', { note: ' Yoga at 7 ' })
    expect(day(noted, 'Tuesday')).toEqual({ ...day(before, 'Tuesday'), note: 'Yoga at 7' })
    const cocktail = await changed(id, 'Wednesday', { occasion: 'cocktail-party', note: 'At the Savoy' })
    const wednesday = day(cocktail, 'Wednesday')
    expect(wednesday).toMatchObject({ occasion: 'cocktail-party', note: 'At the Savoy', isLocked: false })
    expect(wednesday.itemIds).not.toEqual(day(before, 'Wednesday').itemIds)
    expect(wednesday.occasionDetails).not.toBe(day(before, 'Wednesday').occasionDetails)
    for (const name of ['Monday', 'Thursday', 'Sunday'] as const)
      expect(day(cocktail, name).itemIds).toEqual(day(before, name).itemIds)
    const own = await changed(id, 'Saturday', { occasion: 'Conference in Berlin' })
    expect(day(own, 'Saturday').occasionDetails).toBe('Saturday: conference in Berlin')
    const again = await solved(id)
    expect(day(again, 'Wednesday')).toMatchObject({ occasion: 'cocktail-party', note: 'At the Savoy' })
    const cleared = await changed(id, 'Wednesday', { occasion: null, note: '' })
    expect(day(cleared, 'Wednesday')).toMatchObject({ occasion: null, note: null })
    expect(day(cleared, 'Wednesday').occasionDetails).toMatch(/at work$/)
  })

  test('gets its occasion with the new plan, and keeps it when the week is solved again', async () => {
    const plain = await create()
    const planned = await create({ occasions: { Wednesday: 'cocktail-party', Saturday: ' Conference ' } })
    expect(planned.dailyOutfits.map(({ occasion }) => occasion)).toEqual([
      null,
      null,
      'cocktail-party',
      null,
      null,
      'Conference',
      null,
    ])
    expect(day(planned, 'Wednesday').itemIds).not.toEqual(day(plain, 'Wednesday').itemIds)
    expect(day(planned, 'Saturday').occasionDetails).toBe('Saturday: conference')
    expect(day(planned, 'Monday').occasionDetails).toBe(day(plain, 'Monday').occasionDetails)
    expect(day(await solved(planned.plan.id), 'Wednesday').occasion).toBe('cocktail-party')
  })

  test('that is over gets its occasion from the new plan, but no outfit', async () => {
    const planned = await create({
      weekStartDate: '2026-11-23',
      dressFrom: '2026-11-25',
      occasions: { Monday: 'date' },
    })
    expect(day(planned, 'Monday')).toMatchObject({ occasion: 'date', leftOut: 'over', itemIds: [] })
  })

  test('of a new plan rejects a blank or too long occasion and an unknown day', async () => {
    for (const occasions of [
      { Monday: '  ' },
      { Monday: 'x'.repeat(121) },
      { Someday: 'work' },
      ['work'],
      'work',
    ]) {
      const body = { styleTheme: 'Classic', occasion: 'work', weekStartDate: NEXT_MONDAY, occasions }
      const response = await given.send('POST', '/api/weekly-plans', { body })
      expect(response.statusCode, response.body).toBe(400)
    }
    expect((await given.get('/api/weekly-plans')).json()).toEqual([])
  })

  test('on a weekend with the occasion work is planned for work', async () => {
    const { plan } = await create()
    expect(day(await read(plan.id), 'Saturday').occasionDetails).not.toMatch(/at work/)
    expect(day(await changed(plan.id, 'Saturday', { occasion: 'work' }), 'Saturday').occasionDetails).toMatch(
      /at work$/,
    )
  })

  test('that is locked keeps its outfit when its occasion changes, and a worn one keeps its occasion', async () => {
    const { plan } = await create({ weekStartDate: '2026-11-23' })
    const locked = day(await changed(plan.id, 'Tuesday', { isLocked: true }), 'Tuesday')
    const after = day(await changed(plan.id, 'Tuesday', { occasion: 'date' }), 'Tuesday')
    expect(after).toMatchObject({
      itemIds: locked.itemIds,
      isLocked: true,
      isByHand: false,
      occasion: 'date',
    })
    expect(after.occasionDetails).toMatch(/date$/)
    await changed(plan.id, 'Monday', { isWorn: true })
    expect((await change(plan.id, 'Monday', { occasion: 'date' })).json().code).toBe('day_not_changeable')
    expect(day(await changed(plan.id, 'Monday', { note: 'It rained' }), 'Monday')).toMatchObject({
      note: 'It rained',
      isWorn: true,
    })
  })

  test('has its own occasion in the history', async () => {
    const { plan } = await create({ weekStartDate: '2026-11-23', occasion: 'work' })
    await changed(plan.id, 'Monday', { occasion: 'brunch' })
    await changed(plan.id, 'Monday', { isWorn: true })
    expect(await readRows(database.db(), 'outfitHistory')).toMatchObject([{ occasion: 'brunch' }])
  })

  test('rejects an occasion or a note that is too long, and changes nothing', async () => {
    const before = await create()
    for (const body of [{ occasion: 'a'.repeat(121) }, { note: 'a'.repeat(501) }, { note: 7 }])
      expect((await change(before.plan.id, 'Monday', body)).statusCode).toBe(400)
    expect(await read(before.plan.id)).toEqual(before)
  })

  test('left free has no outfit and says so, stays free when the week is re-solved, and is restored by undo', async () => {
    const before = await create()
    const { id } = before.plan
    const free = await changed(id, 'Thursday', { isFree: true })
    expect(day(free, 'Thursday')).toMatchObject({
      leftOut: 'free',
      itemIds: [],
      pieces: [],
      outfitDescription: 'Left free',
      isLocked: false,
    })
    expect(free.plan.summary).toContain('Thursday is left free.')
    expect(day(await solved(id), 'Thursday').leftOut).toBe('free')
    const back = await changed(id, 'Thursday', { isFree: false })
    expect(day(back, 'Thursday')).toMatchObject({
      leftOut: null,
      itemIds: day(before, 'Thursday').itemIds,
      isLocked: false,
      isByHand: false,
    })
    expect(back.plan.summary).not.toContain('free')
    await changed(id, 'Thursday', { isFree: true })
    const dressed = day(await solved(id, 'Thursday'), 'Thursday')
    expect([dressed.leftOut, dressed.itemIds.length > 1]).toEqual([null, true])
  })

  test('that was worn cannot be left free', async () => {
    const { plan } = await create({ weekStartDate: '2026-11-23' })
    await changed(plan.id, 'Monday', { isWorn: true })
    expect((await change(plan.id, 'Monday', { isFree: true })).json().code).toBe('day_not_changeable')
  })

  test('chosen by hand is marked, stays when the week is re-solved, and changes when the day is re-solved', async () => {
    const before = await create()
    const { id } = before.plan
    const moved = await changed(id, 'Monday', { moveTo: 'Friday' })
    for (const name of ['Monday', 'Friday'] as const)
      expect(day(moved, name)).toMatchObject({ isByHand: true, isLocked: true })
    const again = await solved(id)
    for (const name of ['Monday', 'Friday'] as const)
      expect(day(again, name).itemIds).toEqual(day(moved, name).itemIds)
    const other = day(await solved(id, 'Friday'), 'Friday')
    expect(other).toMatchObject({ isByHand: false, isLocked: false })
    expect(other.itemIds).not.toEqual(day(moved, 'Friday').itemIds)
    expect(day(await changed(id, 'Monday', { isLocked: false }), 'Monday')).toMatchObject({
      isByHand: false,
      isLocked: false,
    })
  })

  test('that was moved is restored by undo with its lock, also if the other day was free', async () => {
    const before = await create()
    const { id } = before.plan
    await changed(id, 'Friday', { isLocked: true })
    await changed(id, 'Monday', { moveTo: 'Friday' })
    const back = await changed(id, 'Monday', { moveBack: { to: 'friday', was: 'open', otherWas: 'locked' } })
    expect(outfits(back)).toEqual(outfits(before))
    expect(day(back, 'Monday')).toMatchObject({ isLocked: false, isByHand: false })
    expect(day(back, 'Friday')).toMatchObject({ isLocked: true, isByHand: false })
    const free = await changed(id, 'Sunday', { isFree: true })
    const swapped = await changed(id, 'Monday', { moveTo: 'Sunday' })
    expect(day(swapped, 'Sunday')).toMatchObject({ leftOut: null, itemIds: day(before, 'Monday').itemIds })
    expect(day(swapped, 'Monday')).toMatchObject({ leftOut: 'free', itemIds: [] })
    const restored = await changed(id, 'Monday', {
      moveBack: { to: 'Sunday', was: 'open', otherWas: 'open' },
    })
    expect(outfits(restored)).toEqual(outfits(free))
  })

  test('that is over when the week is planned gets no outfit unless requested', async () => {
    given.clock().passes({ days: 3 })
    const leftOut = ({ dailyOutfits }: PlanReply) => dailyOutfits.map((each) => each.leftOut)
    const three = ['over', 'over', 'over', null, null, null, null]
    const monday = '2026-11-23'
    const plan = await create({ weekStartDate: monday })
    expect(leftOut(plan)).toEqual(three)
    expect(plan.plan.summary).not.toMatch(/no outfit/)
    expect(day(plan, 'Monday')).toMatchObject({ itemIds: [], outfitDescription: 'Not planned' })
    expect(leftOut(await solved(plan.plan.id))).toEqual(three)
    expect(day(await solved(plan.plan.id, 'Monday'), 'Monday')).toMatchObject({ leftOut: null })
    const requested = await create({ weekStartDate: monday, dressFrom: monday })
    expect(leftOut(requested)).toEqual([null, null, null, null, null, null, null])
    expect(outfits(requested).every((ids) => ids.length > 1)).toBe(true)
    expect(leftOut(await create({ weekStartDate: monday, dressFrom: '2026-11-25' })).slice(1, 3)).toEqual([
      'over',
      null,
    ])
    expect(leftOut(await create({ weekStartDate: '2026-11-16' }))).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })

  test('keeps its occasion or stays free in a copy of the week', async () => {
    const { plan } = await create()
    await changed(plan.id, 'Tuesday', { occasion: 'brunch', note: 'With Ana' })
    await changed(plan.id, 'Sunday', { isFree: true })
    const response = await given.send('POST', `/api/weekly-plans/${plan.id}/copy`, {
      body: { weekStartDate: '2026-12-07' },
    })
    const copy = await read(WeeklyPlan.parse(response.json()).id)
    expect(day(copy, 'Tuesday')).toMatchObject({ occasion: 'brunch', note: null })
    expect(day(copy, 'Sunday').leftOut).toBe('free')
  })
})
