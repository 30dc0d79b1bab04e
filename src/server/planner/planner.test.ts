import { beforeEach, describe, expect, test } from 'vitest'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { exampleRow, insertRow, readRows } from '../../../tests/support/database/example-rows.ts'
import { OTHER_USER } from '../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { type DailyOutfit, PlanReply, plannerEndpoints, WeeklyPlan } from '../../contract/planner/planner.ts'
import { type WeekDay, weekDays } from '../../contract/values/week-days.ts'
import { ShareReply } from '../../contract/sharing.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { purgeClosetItems } from '../closet/closet-item-lifecycle.ts'
import { purgeImages } from '../images/purge-images.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { purgePlans } from './plan-lifecycle.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'
const NEXT_MONDAY = '2026-11-30'

describeOnEachDatabase('a weekly plan', (database) => {
  const given = givenApp(database)
  let ids = new Map<string, string>()
  const post = (facts: object = {}) =>
    given.send('POST', '/api/weekly-plans', { body: { styleTheme: 'Classic', occasion: 'work', ...facts } })
  const create = async (facts: object = {}): Promise<WeeklyPlan> => {
    const response = await post(facts)
    expect(response.statusCode, response.body).toBe(201)
    return WeeklyPlan.parse(response.json())
  }
  const address = (id: string) => `/api/weekly-plans/${id}`
  const read = async (id: string): Promise<PlanReply> => {
    const response = await given.get(address(id))
    expect(response.statusCode, response.body).toBe(200)
    return PlanReply.parse(response.json())
  }
  const list = async (): Promise<WeeklyPlan[]> => (await given.get('/api/weekly-plans')).json()
  const change = (id: string, day: string, body: object, headers: Record<string, string> = {}) =>
    given.send('PATCH', `${address(id)}/days/${day}`, { body, headers })
  const changed = async (id: string, day: string, body: object): Promise<PlanReply> => {
    const response = await change(id, day, body)
    expect(response.statusCode, response.body).toBe(200)
    return PlanReply.parse(response.json())
  }
  const reSolveWeek = async (id: string) => {
    const response = await given.send('POST', `${address(id)}/solve`)
    expect(response.statusCode, response.body).toBe(200)
    return PlanReply.parse(response.json())
  }
  const reSolveDay = async (id: string, dayOfWeek: string) => {
    const response = await given.send('POST', `${address(id)}/days/${dayOfWeek}/solve`)
    expect(response.statusCode, response.body).toBe(200)
    return PlanReply.parse(response.json())
  }
  const day = ({ dailyOutfits }: PlanReply, dayOfWeek: WeekDay): DailyOutfit => {
    const found = dailyOutfits.find((each) => each.dayOfWeek === dayOfWeek)
    if (!found) throw new Error(`No ${dayOfWeek}`)
    return found
  }
  const pieceIn = (outfit: DailyOutfit, slot: string) =>
    outfit.pieces.find((piece) => piece.slot === slot)?.item ?? { id: '', name: '', imageUrl: '' }
  const closetItems = async (): Promise<
    { id: string; wearCount: number; lastWornDate: CalendarDate | null }[]
  > => (await given.get('/api/closet-items')).json()
  const restore = (id: string) => given.send('POST', `${address(id)}/restore`)
  const archive = (id: string) =>
    given.send('PATCH', `/api/closet-items/${id}`, { body: { archivedReason: 'donated' } })

  describe('of a closet', () => {
    beforeEach(async () => {
      ids = await givenCloset(database.db())
    })

    test('is created for this week with seven described days, and can be listed and read', async () => {
      const before = await list()
      const response = await post({ title: ' ', weekStartDate: '', season: '' })
      expect([before, response.statusCode]).toEqual([[], 201])
      const plan = WeeklyPlan.parse(response.json())
      expect(response.json()).toEqual({
        id: plan.id,
        userId: PERSONAL_USER_ID,
        weekStartDate: '2026-11-23',
        title: 'Classic Week',
        styleTheme: 'Classic',
        season: 'fall',
        occasion: 'work',
        summary: plan.summary,
        place: plan.place,
        createdAt: '2026-11-23T12:00:00.000Z',
      })
      for (const text of [plan.summary, plan.place]) expect(text).toMatch(/\p{L}{3}/u)
      const reply = (await given.get(address(plan.id))).json()
      expect(PlanReply.parse(reply)).toEqual(reply)
      expect(reply.plan).toEqual(plan)
      expect(reply.dailyOutfits.map(({ dayOfWeek, date }: DailyOutfit) => [dayOfWeek, date])).toEqual(
        weekDays.map((name, at) => [name, `2026-11-${23 + at}`]),
      )
      for (const planned of PlanReply.parse(reply).dailyOutfits) {
        expect(planned).toMatchObject({
          planId: plan.id,
          isLocked: false,
          isWorn: false,
          needsNewChoice: false,
        })
        expect(planned.pieces.length).toBeGreaterThan(1)
        expect(planned.itemIds).toEqual(planned.pieces.map(({ item }) => item.id))
        const texts = [
          planned.outfitDescription,
          planned.stylingNotes,
          planned.weatherConsiderations,
          planned.occasionDetails,
        ]
        for (const text of [...texts, ...planned.pieces.map(({ reasoning }) => reasoning)])
          expect(text).toMatch(/\p{L}{3}/u)
        for (const { item } of planned.pieces) expect(ids.get(item.name)).toBe(item.id)
      }
      expect(await list()).toEqual([plan])
      expect((await given.get('/api/weekly-plans/default-user')).json()).toEqual([plan])
    })

    test('has weather with its source for each day', async () => {
      const { dailyOutfits } = await read((await create({ weekStartDate: '2031-07-09' })).id)
      for (const { date, weather } of dailyOutfits)
        expect(weather).toMatchObject({ date, source: 'estimate' })
    })

    test('starts on the Monday of any given day, also across years, and plans are listed newest first', async () => {
      const weeks: [string, string, string][] = [
        ['2026-12-31', '2026-12-28', '2027-01-03'],
        ['2028-02-29T23:30:00Z', '2028-02-28', '2028-03-05'],
        ['1900-01-01', '1900-01-01', '1900-01-07'],
        ['2100-12-31', '2100-12-27', '2101-01-02'],
      ]
      for (const [written, monday, sunday] of weeks) {
        given.clock().passes({ minutes: 1 })
        const { id, weekStartDate } = await create({ weekStartDate: written })
        expect([weekStartDate, day(await read(id), 'Sunday').date]).toEqual([monday, sunday])
      }
      const listed = (await list()).map(({ weekStartDate }) => weekStartDate)
      expect(listed).toEqual(weeks.map(([, monday]) => monday).toReversed())
    })

    test('that is invalid is rejected with an error message by field, and stores nothing', async () => {
      const rejected: [object, string][] = [
        [{ weekStartDate: '+275760-09-13' }, 'weekStartDate'],
        [{ weekStartDate: '275760-09-13' }, 'weekStartDate'],
        [{ weekStartDate: '2026-02-30' }, 'weekStartDate'],
        [{ weekStartDate: 'next week' }, 'weekStartDate'],
        [{ weekStartDate: 20261123 }, 'weekStartDate'],
        [{ styleTheme: '  ' }, 'styleTheme'],
        [{ styleTheme: undefined }, 'styleTheme'],
        [{ occasion: '' }, 'occasion'],
        [{ season: 'monsoon' }, 'season'],
        [{ title: 'a'.repeat(121) }, 'title'],
      ]
      for (const [facts, field] of rejected) {
        const response = await post(facts)
        expect([response.statusCode, Object.keys(response.json().fields)], JSON.stringify(facts)).toEqual([
          400,
          [field],
        ])
        expect(response.json().message).toMatch(/\p{L}{3} /u)
      }
      expect(await readRows(database.db(), 'weeklyOutfitPlans')).toEqual([])
      expect(await readRows(database.db(), 'dailyOutfits')).toEqual([])
    })

    test('requested twice with one Idempotency-Key is created once', async () => {
      const headers = { 'idempotency-key': 'week-1' }
      const body = { styleTheme: 'Classic', occasion: 'work' }
      const responses = [
        await given.send('POST', '/api/weekly-plans', { body, headers }),
        await given.send('POST', '/api/weekly-plans', { body, headers }),
      ]
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      expect(responses[1]?.json()).toEqual(responses[0]?.json())
      expect(await list()).toHaveLength(1)
    })

    test('keeps locked days when it is re-solved, and changes the others', async () => {
      const { id } = await create()
      const before = await read(id)
      await changed(id, 'tuesday', { isLocked: true })
      const shoes = pieceIn(day(before, 'Monday'), 'shoes')
      await archive(shoes.id)
      const marked = await read(id)
      expect(day(marked, 'Monday').needsNewChoice).toBe(true)
      const after = await reSolveWeek(id)
      expect(day(after, 'Tuesday')).toEqual(day(marked, 'Tuesday'))
      for (const planned of after.dailyOutfits.filter(({ isLocked }) => !isLocked)) {
        expect(planned.itemIds).not.toContain(shoes.id)
        expect(planned.needsNewChoice).toBe(false)
      }
      expect(await read(id)).toEqual(after)
      expect(day(await changed(id, 'Tuesday', { isLocked: false }), 'Tuesday').isLocked).toBe(false)
    })

    test('keeps past days when it is re-solved, also those with missing pieces', async () => {
      const { id } = await create()
      const before = await read(id)
      const shoes = pieceIn(day(before, 'Monday'), 'shoes')
      await archive(shoes.id)
      // Noon UTC on Wednesday: on Baker Island (UTC-12), Tuesday has just ended.
      given.clock().passes({ days: 2 })
      const marked = await read(id)
      expect([day(marked, 'Monday').needsNewChoice, pieceIn(day(marked, 'Monday'), 'shoes')]).toEqual([
        false,
        shoes,
      ])
      const after = await reSolveWeek(id)
      for (const name of ['Monday', 'Tuesday'] as const) expect(day(after, name)).toEqual(day(marked, name))
      for (const planned of after.dailyOutfits.slice(2)) expect(planned.itemIds).not.toContain(shoes.id)
      expect(day(after, 'Wednesday').itemIds).not.toEqual([])
    })

    test('whose days all stay is re-solved without any change', async () => {
      const { id } = await create()
      const lockAll = () => Promise.all(weekDays.map((name) => change(id, name, { isLocked: true })))
      expect((await lockAll()).map(({ statusCode }) => statusCode)).toEqual(weekDays.map(() => 200))
      const rows = () => readRows(database.db(), 'weeklyOutfitPlans')
      const [before, stored] = [await read(id), await rows()]
      expect([await reSolveWeek(id), await rows()]).toEqual([before, stored])
    })

    test.each(['monday', 'Saturday'])('re-solves %s alone, and with another outfit', async (name) => {
      const { id } = await create()
      for (let times = 0, before = await read(id); times < 4; times++) {
        const after = await reSolveDay(id, name)
        for (const was of before.dailyOutfits) {
          const now = day(after, was.dayOfWeek)
          if (was.dayOfWeek.toLowerCase() !== name.toLowerCase())
            expect(withoutNotes(now)).toEqual(withoutNotes(was))
          else {
            expect(now.itemIds.length).toBeGreaterThan(1)
            expect(now.itemIds.every((itemId) => was.itemIds.includes(itemId))).toBe(false)
            expect([now.id, now.date, now.weather]).toEqual([was.id, was.date, was.weather])
            expect([now.isLocked, now.needsNewChoice]).toEqual([false, false])
          }
        }
        expect(await read(id)).toEqual(after)
        before = after
      }
    })

    test('keeps a lock that is set while its day is re-solved', async () => {
      const { id } = await create()
      const [solved, locked] = await Promise.all([
        given.send('POST', `${address(id)}/days/friday/solve`),
        change(id, 'friday', { isLocked: true }),
      ])
      expect([locked.statusCode, [200, 422].includes(solved.statusCode)]).toEqual([200, true])
      expect(day(await read(id), 'Friday').isLocked).toBe(true)
    })

    test('does not re-solve a locked, worn or unknown day', async () => {
      const { id } = await create()
      await changed(id, 'tuesday', { isLocked: true })
      await changed(id, 'monday', { isWorn: true })
      const before = await read(id)
      for (const [name, message] of [
        ['tuesday', 'Tuesday is locked. Unlock it first to choose another outfit.'],
        ['monday', 'Monday is marked as worn. Undo that to change the outfit.'],
      ]) {
        const response = await given.send('POST', `${address(id)}/days/${name}/solve`)
        expect([response.statusCode, response.json()]).toEqual([422, { code: 'day_not_changeable', message }])
      }
      expect((await given.send('POST', `${address(id)}/days/someday/solve`)).statusCode).toBe(400)
      expect(await read(id)).toEqual(before)
    })

    test('re-solves a day for the weather it was planned for, even after the location changed', async () => {
      const { id } = await create()
      const before = await read(id)
      await given.send('PATCH', '/api/weather/preference', { body: { location: 'Sydney' } })
      const { plan, dailyOutfits } = await reSolveDay(id, 'Thursday')
      expect([plan.place, dailyOutfits.map(({ weather }) => weather)]).toEqual([
        before.plan.place,
        before.dailyOutfits.map(({ weather }) => weather),
      ])
      expect((await reSolveWeek(id)).plan.place).toBe('Sydney, Australia')
    })

    test('swaps one piece for one of three offered, and keeps the rest of the day', async () => {
      const { id } = await create()
      const monday = day(await read(id), 'Monday')
      const shoes = pieceIn(monday, 'shoes')
      const response = await given.get(`${address(id)}/days/monday/swaps?itemId=${shoes.id}`)
      const offered = plannerEndpoints.swaps.reply.parse(response.json())
      expect(offered.length).toBeGreaterThan(0)
      expect(offered.length).toBeLessThanOrEqual(3)
      for (const { item, reasoning } of offered) {
        expect([item.category, monday.itemIds.includes(item.id)]).toEqual(['Shoes', false])
        expect(reasoning).toMatch(/\p{L}{3}/u)
      }
      const next = offered[0]?.item
      const after = day(
        await changed(id, 'monday', { swap: { itemId: shoes.id, withItemId: next?.id } }),
        'Monday',
      )
      expect(new Set(after.itemIds)).toEqual(
        new Set(monday.itemIds.map((itemId) => (itemId === shoes.id ? next?.id : itemId))),
      )
      expect(pieceIn(after, 'shoes')).toEqual(next)
      expect(after.weather).toEqual(monday.weather)
      expect([monday.isLocked, after.isLocked]).toEqual([false, true])
      expect(day(await reSolveWeek(id), 'Monday').itemIds).toEqual(after.itemIds)
    })

    test('lists all pieces for a slot, not only the best; choosing one locks the day', async () => {
      const { id } = await create()
      const monday = day(await read(id), 'Monday')
      const shoes = pieceIn(monday, 'shoes')
      const others = ['Leather sneakers', 'Chelsea boots', 'Penny loafers', 'Strappy sandals']
        .map((name) => ids.get(name) ?? '')
        .filter((each) => each !== shoes.id)
      const [washed = '', ...clean] = others
      await given.send('PATCH', `/api/closet-items/${washed}`, { body: { isClean: false } })
      const fitting = async (itemId: string) => {
        const response = await given.get(`${address(id)}/days/monday/pieces?itemId=${itemId}`)
        expect(response.statusCode, response.body).toBe(200)
        return plannerEndpoints.piecesForPlace.reply.parse(response.json())
      }
      const all = await fitting(shoes.id)
      expect(new Set(all)).toEqual(new Set(clean))
      for (const itemId of await fitting(pieceIn(monday, 'top').id)) expect(all).not.toContain(itemId)
      // Monday is cold and wet.
      const sandals = ids.get('Strappy sandals')
      const best = await given.get(`${address(id)}/days/monday/swaps?itemId=${shoes.id}`)
      const offered = plannerEndpoints.swaps.reply.parse(best.json())
      expect(offered.map(({ item }) => item.id)).not.toContain(sandals)
      const after = day(
        await changed(id, 'monday', { swap: { itemId: shoes.id, withItemId: sandals } }),
        'Monday',
      )
      expect([pieceIn(after, 'shoes').id, after.isLocked]).toEqual([sandals, true])
      const gone = await given.get(`${address(id)}/days/monday/pieces?itemId=${shoes.id}`)
      expect([gone.statusCode, gone.json().code]).toEqual([404, 'closet_item_not_found'])
    })

    test('rejects a swap with a piece that is unwearable, of another slot or in the outfit already', async () => {
      const { id } = await create()
      const before = await read(id)
      const monday = day(before, 'Monday')
      const [top, shoes] = [pieceIn(monday, 'top'), pieceIn(monday, 'shoes')]
      const others = ['Leather sneakers', 'Chelsea boots', 'Penny loafers', 'Strappy sandals']
      const washed = others.map((name) => ids.get(name) ?? '').find((each) => each !== shoes.id) ?? ''
      await given.send('PATCH', `/api/closet-items/${washed}`, { body: { isClean: false } })
      const rejected: [string, object, number, string][] = [
        ['in the wash', { itemId: shoes.id, withItemId: washed }, 422, 'piece_not_wearable'],
        ['another place', { itemId: shoes.id, withItemId: ids.get('Wool scarf') }, 422, 'swap_not_possible'],
        ['in it already', { itemId: shoes.id, withItemId: top.id }, 422, 'swap_not_possible'],
        ['nowhere', { itemId: shoes.id, withItemId: unknownId }, 404, 'closet_item_not_found'],
        ['not of the day', { itemId: unknownId, withItemId: shoes.id }, 404, 'closet_item_not_found'],
      ]
      for (const [what, swap, status, code] of rejected) {
        const response = await change(id, 'monday', { swap })
        expect([what, response.statusCode, response.json().code]).toEqual([what, status, code])
      }
      const swaps = await given.get(`${address(id)}/days/monday/swaps?itemId=${unknownId}`)
      expect([swaps.statusCode, swaps.json().code]).toEqual([404, 'closet_item_not_found'])
    })

    test('exchanges the outfits of two days and locks both; dates and weather stay', async () => {
      const { id } = await create()
      const before = await read(id)
      const after = await changed(id, 'monday', { moveTo: 'FRIDAY' })
      for (const [one, other] of [
        ['Monday', 'Friday'],
        ['Friday', 'Monday'],
      ] as const) {
        const [now, was, from] = [day(after, one), day(before, one), day(before, other)]
        expect(new Set(now.itemIds)).toEqual(new Set(from.itemIds))
        expect([now.id, now.date, now.weather]).toEqual([was.id, was.date, was.weather])
        expect([was.isLocked, now.isLocked]).toEqual([false, true])
      }
      expect(withoutNotes(day(after, 'Tuesday'))).toEqual(withoutNotes(day(before, 'Tuesday')))
      expect(await changed(id, 'tuesday', { moveTo: 'tuesday' })).toEqual(after)
    })

    test('accepts one change per request', async () => {
      const { id } = await create()
      for (const body of [{}, { isLocked: true, isWorn: true }, { isLocked: true, moveTo: 'friday' }]) {
        const response = await change(id, 'monday', body)
        expect([response.statusCode, response.json().message]).toEqual([
          400,
          'Change one thing at a time: isLocked, swap, moveTo, moveBack, isWorn, isFree, or occasion and note.',
        ])
      }
      for (const [name, body] of [
        ['monday', { isLocked: 'yes' }],
        ['monday', { moveTo: 'someday' }],
        ['someday', { isLocked: true }],
      ] as const)
        expect((await change(id, name, body)).statusCode).toBe(400)
    })

    test('counts each piece of a worn day once, logs it without an estimated weather and locks it; undo restores all', async () => {
      const { id } = await create()
      const monday = day(await read(id), 'Monday')
      const [already = '', ...others] = monday.itemIds
      await given.send('POST', `/api/closet-items/${already}/wears`, { body: { wornDate: monday.date } })
      const before = await closetItems()
      const responses = await Promise.all([
        change(id, 'monday', { isWorn: true }),
        change(id, 'monday', { isWorn: true }),
      ])
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(day(await read(id), 'Monday')).toMatchObject({ isWorn: true, isLocked: true })
      for (const { id: itemId, wearCount, lastWornDate } of await closetItems()) {
        const was = before.find((item) => item.id === itemId)
        const more = others.includes(itemId) ? 1 : 0
        expect(wearCount).toBe((was?.wearCount ?? 0) + more)
        expect(lastWornDate).toBe(monday.itemIds.includes(itemId) ? monday.date : was?.lastWornDate)
      }
      expect(await readRows(database.db(), 'outfitHistory')).toMatchObject([
        {
          userId: PERSONAL_USER_ID,
          itemIds: monday.itemIds,
          occasion: 'work',
          wornDate: monday.date,
          weather: null,
        },
      ])
      const swap = { itemId: already, withItemId: others[0] ?? '' }
      for (const body of [{ swap }, { moveTo: 'friday' }])
        expect((await change(id, 'monday', body)).json().code).toBe('day_not_changeable')
      expect(day(await reSolveWeek(id), 'Monday').itemIds).toEqual(monday.itemIds)
      expect(day(await changed(id, 'monday', { isWorn: false }), 'Monday')).toEqual(monday)
      expect(await closetItems()).toEqual(before)
      expect((await given.get('/api/outfit-history')).json()).toEqual([])
      expect(day(await changed(id, 'monday', { isWorn: false }), 'Monday')).toEqual(monday)
    })

    test('that is marked as worn while it is re-solved keeps the worn outfit', async () => {
      const { id } = await create()
      await archive(pieceIn(day(await read(id), 'Monday'), 'shoes').id)
      const responses = await Promise.all([
        given.send('POST', `${address(id)}/solve`),
        change(id, 'monday', { isWorn: true }),
        given.send('POST', `${address(id)}/solve`),
      ])
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      const [written] = await readRows(database.db(), 'outfitHistory')
      expect(day(await read(id), 'Monday')).toMatchObject({ isWorn: true, itemIds: written?.['itemIds'] })
    })

    test('has no day marked as worn before its date', async () => {
      const { id } = await create()
      const response = await change(id, 'wednesday', { isWorn: true })
      expect([response.statusCode, response.json()]).toEqual([
        422,
        {
          code: 'day_not_changeable',
          message: "Wednesday hasn't come yet. Mark it as worn on that day.",
        },
      ])
      given.clock().passes({ days: 2 })
      expect(day(await changed(id, 'wednesday', { isWorn: true }), 'Wednesday').isWorn).toBe(true)
    })

    test('is copied to another week, and a day with an unwearable piece is re-solved', async () => {
      const { id } = await create({ title: 'Office', season: 'winter' })
      const source = await read(id)
      const gone = pieceIn(day(source, 'Monday'), 'shoes')
      await archive(gone.id)
      await changed(id, 'Tuesday', { isLocked: true })
      const response = await given.send('POST', `${address(id)}/copy`, {
        body: { weekStartDate: '2026-12-02' },
      })
      expect(response.statusCode, response.body).toBe(201)
      const plan = WeeklyPlan.parse(response.json())
      expect(plan).toMatchObject({ title: 'Office', season: 'winter', weekStartDate: NEXT_MONDAY })
      const copy = await read(plan.id)
      for (const planned of copy.dailyOutfits) {
        const from = day(source, planned.dayOfWeek)
        expect(planned).toMatchObject({ isLocked: false, isWorn: false, needsNewChoice: false })
        if (from.itemIds.includes(gone.id)) expect(planned.pieces.length).toBeGreaterThan(1)
        else expect(new Set(planned.itemIds)).toEqual(new Set(from.itemIds))
      }
      const rejected = await given.send('POST', `${address(id)}/copy`, { body: { weekStartDate: 'soon' } })
      expect(rejected.statusCode).toBe(400)
    })

    test('marks each day with a piece that is archived, deleted, sold or in the wash', async () => {
      const { id } = await create()
      const planned = await read(id)
      const [top, shoes] = [
        pieceIn(day(planned, 'Wednesday'), 'top'),
        pieceIn(day(planned, 'Wednesday'), 'shoes'),
      ]
      const marked = async (itemId: string) => {
        const { dailyOutfits } = await read(id)
        for (const each of dailyOutfits) {
          const isIn = each.itemIds.includes(itemId)
          expect([each.needsNewChoice, each.pieces.some(({ isGone }) => isGone)]).toEqual([isIn, isIn])
        }
        return dailyOutfits
      }
      const sale = exampleRow('marketplaceItems', { sellerId: PERSONAL_USER_ID, closetItemId: shoes.id })
      await insertRow(database.db(), 'marketplaceItems', { ...sale, status: 'sold' })
      await marked(shoes.id)
      await database.db().deleteFrom('marketplaceItems').execute()
      await given.send('DELETE', `/api/closet-items/${shoes.id}`)
      await marked(shoes.id)
      await given.send('POST', `/api/closet-items/${shoes.id}/restore`)
      await given.send('PATCH', `/api/closet-items/${top.id}`, { body: { isClean: false } })
      await marked(top.id)
      expect(day(await changed(id, 'wednesday', { isLocked: true }), 'Wednesday').needsNewChoice).toBe(false)
      given.clock().passes({ days: 14 })
      for (const each of (await read(id)).dailyOutfits) expect(each.needsNewChoice).toBe(false)
    })

    test('is shared by day, if the day has an outfit', async () => {
      const { id } = await create({ season: 'all' })
      const monday = day(await read(id), 'Monday')
      const response = await given.send('POST', '/api/share-outfit', {
        body: { outfitId: monday.id, platform: 'instagram' },
      })
      expect(response.statusCode, response.body).toBe(201)
      const { share } = ShareReply.parse(response.json())
      expect(share.outfitId).toBe(monday.id)
      expect(share.title).toMatch(/\p{L}{3}/u)
      expect(share.hashtags).toContain('Classic')
      expect((await given.get(`/api/outfit-plates/${monday.id}?format=post`)).statusCode).toBe(200)
    })

    test('is served as a calendar file named after the plan', async () => {
      const { id } = await create({ title: 'Été: "work"/\\; 50% 👗' })
      const response = await given.get(`${address(id)}/calendar.ics`)
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ])
      expect(response.headers['content-disposition']).toBe(
        `attachment; filename="Ete work 50.ics"; filename*=UTF-8''%C3%89t%C3%A9%20work%20%3B%2050%25%20%F0%9F%91%97.ics`,
      )
      expect(response.body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
      const missing = await given.get(`${address('nothing')}/calendar.ics`)
      expect([missing.statusCode, missing.json().code]).toEqual([404, 'plan_not_found'])
    })

    test('is deleted once and not found then; wears stay; its rows are purged after 30 days', async () => {
      const { id } = await create()
      const tuesday = day(await changed(id, 'monday', { isWorn: true }), 'Tuesday')
      const before = await closetItems()
      expect((await given.send('DELETE', address(id))).statusCode).toBe(204)
      for (const response of [
        await given.get(address(id)),
        await given.send('DELETE', address(id)),
        await given.get(`${address(id)}/calendar.ics`),
        await given.send('POST', `${address(id)}/solve`),
        await given.send('POST', `${address(id)}/copy`, { body: { weekStartDate: NEXT_MONDAY } }),
        await change(id, 'tuesday', { isLocked: true }),
      ])
        expect([response.statusCode, response.json().code]).toEqual([404, 'plan_not_found'])
      const body = { outfitId: tuesday.id, platform: 'instagram' }
      expect((await given.send('POST', '/api/share-outfit', { body })).json().code).toBe('outfit_not_found')
      expect(await list()).toEqual([])
      expect(await closetItems()).toEqual(before)
      given.clock().passes({ days: 31 })
      expect((await restore(id)).json().code).toBe('plan_not_found')
      await purgePlans({ db: database.db(), clock: given.clock() })
      expect(await readRows(database.db(), 'weeklyOutfitPlans')).toEqual([])
      expect(await readRows(database.db(), 'dailyOutfits')).toEqual([])
      expect(await readRows(database.db(), 'outfitHistory')).toHaveLength(1)
      expect(await closetItems()).toEqual(before)
    })

    test('is restored unchanged, also twice, and its days are worn if their entries still exist', async () => {
      const plan = await create()
      given.clock().passes({ days: 1 })
      const newer = await create({ title: 'Newer' })
      await changed(plan.id, 'monday', { isWorn: true })
      await changed(plan.id, 'tuesday', { isWorn: true })
      const before = await changed(plan.id, 'wednesday', { isLocked: true })
      await given.send('DELETE', address(plan.id))
      expect(await list()).toEqual([newer])
      // Wears that are logged while the plan is deleted don't belong to the plan.
      const { itemIds, date: wornDate } = day(before, 'Tuesday')
      for (const { id, wornDate: on } of (await given.get('/api/outfit-history')).json())
        if (on === wornDate) await given.send('DELETE', `/api/outfit-history/${id}`)
      const logged = await given.send('POST', '/api/outfit-history', { body: { itemIds, wornDate } })
      expect(logged.statusCode, logged.body).toBe(201)
      given.clock().passes({ days: 28 })
      await purgePlans({ db: database.db(), clock: given.clock() })
      for (const response of [await restore(plan.id), await restore(plan.id)])
        expect([response.statusCode, response.json()]).toEqual([200, plan])
      expect(await list()).toEqual([newer, plan])
      const after = await read(plan.id)
      const worn = after.dailyOutfits.map(({ isWorn }) => isWorn)
      expect(worn).toEqual([true, false, false, false, false, false, false])
      const asPlanned = ({ dailyOutfits }: PlanReply) =>
        dailyOutfits.map(({ dayOfWeek, pieces, stylingNotes, isLocked }) => ({
          dayOfWeek,
          pieces,
          stylingNotes,
          isLocked: dayOfWeek !== 'Tuesday' && isLocked,
        }))
      expect(asPlanned(after)).toEqual(asPlanned(before))
    })

    test('is not changed, solved or deleted by a stale request', async () => {
      const { id } = await create()
      const seen = { 'if-match': String((await given.get(address(id))).headers['etag']) }
      expect((await change(id, 'monday', { isLocked: true }, seen)).statusCode).toBe(200)
      for (const response of [
        await change(id, 'monday', { isLocked: false }, seen),
        await given.send('POST', `${address(id)}/solve`, { headers: seen }),
        await given.send('POST', `${address(id)}/days/friday/solve`, { headers: seen }),
        await given.send('DELETE', address(id), { headers: seen }),
      ])
        expect([response.statusCode, response.json().code]).toEqual([412, 'changed_meanwhile'])
      expect(day(await read(id), 'Monday').isLocked).toBe(true)
    })

    test('of another user is not found', async () => {
      await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
      const theirs = exampleRow('weeklyOutfitPlans', { userId: OTHER_USER })
      const theirDay = exampleRow('dailyOutfits', { planId: theirs['id'] })
      await insertRow(database.db(), 'weeklyOutfitPlans', theirs)
      await insertRow(database.db(), 'dailyOutfits', theirDay)
      expect(await list()).toEqual([])
      for (const id of [String(theirs['id']), unknownId])
        for (const response of [
          await given.get(address(id)),
          await given.get(`${address(id)}/calendar.ics`),
          await given.get(`${address(id)}/days/monday/swaps?itemId=${unknownId}`),
          await given.get(`${address(id)}/days/monday/pieces?itemId=${unknownId}`),
          await given.send('DELETE', address(id)),
          await given.send('POST', `${address(id)}/solve`),
          await given.send('POST', `${address(id)}/days/monday/solve`),
          await given.send('POST', `${address(id)}/copy`, { body: { weekStartDate: NEXT_MONDAY } }),
          await change(id, 'monday', { isLocked: true }),
          await restore(id),
        ])
          expect([response.statusCode, response.json().code]).toEqual([404, 'plan_not_found'])
      const body = { outfitId: String(theirDay['id']), platform: 'instagram' }
      expect((await given.send('POST', '/api/share-outfit', { body })).json().code).toBe('outfit_not_found')
      expect(await readRows(database.db(), 'weeklyOutfitPlans')).toHaveLength(1)
    })
  })

  test('of an empty closet describes seven days and says which pieces to get first', async () => {
    const { dailyOutfits } = await read((await create()).id)
    expect(dailyOutfits).toHaveLength(7)
    for (const planned of dailyOutfits) {
      expect([planned.itemIds, planned.pieces, planned.needsNewChoice]).toEqual([[], [], false])
      const { outfitDescription, stylingNotes, weatherConsiderations, occasionDetails } = planned
      for (const text of [outfitDescription, stylingNotes, weatherConsiderations, occasionDetails])
        expect(text).toMatch(/\p{L}{3}/u)
    }
    const [monday, tuesday] = dailyOutfits
    const id = monday?.planId ?? ''
    expect((await change(id, 'monday', { isWorn: true })).json().code).toBe('day_not_changeable')
    const moved = day(await changed(id, 'monday', { moveTo: 'tuesday' }), 'Tuesday')
    expect([moved.date, moved.isLocked]).toEqual([tuesday?.date, false])
    expect(day(await reSolveDay(id, 'friday'), 'Friday').itemIds).toEqual([])
    const share = await given.send('POST', '/api/share-outfit', {
      body: { outfitId: monday?.id, platform: 'instagram' },
    })
    expect([share.statusCode, share.json().code]).toEqual([422, 'nothing_to_share'])
  })

  test('shows pictures of permanently deleted pieces; after its deletion, only worn days still do', async () => {
    const shirt = await given.closetItem({ name: 'Linen shirt', category: 'Tops' })
    const jeans = await given.closetItem({ name: 'Straight jeans', category: 'Bottoms', color: 'Blue' })
    await given.closetItem({ name: 'Leather sneakers', category: 'Shoes' })
    const { id } = await create({ weekStartDate: '2026-07-06', season: 'summer', occasion: 'casual' })
    const before = await read(id)
    expect(before.dailyOutfits.flatMap(({ itemIds }) => itemIds)).toContain(shirt.id)
    const worn = exampleRow('outfitHistory', { userId: PERSONAL_USER_ID, itemSnapshots: [jeans] })
    await insertRow(database.db(), 'outfitHistory', worn)
    for (const piece of [shirt, jeans]) await given.send('DELETE', `/api/closet-items/${piece.id}`)
    given.clock().passes({ days: 31 })
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    const purge = async () => {
      await purgeClosetItems(deps)
      await purgePlans(deps)
      await purgeImages(deps)
      return [await given.get(shirt.imageUrl), await given.get(jeans.imageUrl)].map(
        (found) => found.statusCode,
      )
    }
    expect(await purge()).toEqual([200, 200])
    const after = await read(id)
    expect(after.dailyOutfits.map(({ itemIds }) => itemIds)).toEqual(
      before.dailyOutfits.map(({ itemIds }) => itemIds),
    )
    expect((await given.send('DELETE', address(id))).statusCode).toBe(204)
    expect(await purge()).toEqual([200, 200])
    given.clock().passes({ days: 31 })
    expect(await purge()).toEqual([404, 200])
  })

  test('shows every outfit of a day before one repeats', async () => {
    for (const color of ['White', 'Blue'])
      await given.closetItem({ name: `${color} shirt`, category: 'Tops', color })
    for (const color of ['Navy', 'Beige'])
      await given.closetItem({ name: `${color} chinos`, category: 'Bottoms', color })
    await given.closetItem({ name: 'Leather sneakers', category: 'Shoes' })
    const { id } = await create({ weekStartDate: '2026-07-06', season: 'summer', occasion: 'casual' })
    const offers = [
      day(await read(id), 'Friday')
        .itemIds.toSorted()
        .join(' '),
    ]
    while (offers.length < 8)
      offers.push(
        day(await reSolveDay(id, 'Friday'), 'Friday')
          .itemIds.toSorted()
          .join(' '),
      )
    expect(new Set(offers.slice(0, 4)).size).toBe(4)
    expect(offers.slice(4)).toEqual(offers.slice(0, 4))
  })

  test('updates the notes about early repeats on other days, unless they are locked', async () => {
    for (const color of ['White', 'Blue', 'Green', 'Red', 'Black', 'Gray', 'Pink', 'Brown'])
      await given.closetItem({ name: `${color} shirt`, category: 'Tops', color })
    for (const color of ['Navy', 'Beige', 'Black', 'Gray'])
      await given.closetItem({ name: `${color} trousers`, category: 'Bottoms', color })
    for (const name of ['Leather sneakers', 'Brown loafers'])
      await given.closetItem({ name, category: 'Shoes', color: 'Brown' })
    const { id } = await create({ weekStartDate: '2027-07-05', season: 'summer', occasion: 'casual' })
    const before = await read(id)
    const [mine, theirs] = [pieceIn(day(before, 'Monday'), 'top'), pieceIn(day(before, 'Tuesday'), 'top')]
    const notesIn = (plan: PlanReply) => [day(plan, 'Tuesday').stylingNotes, plan.plan.summary]
    const early = /repeats the \p{L}* ?shirt|shirt is back on/iu
    for (const text of notesIn(before)) expect(text).not.toMatch(early)
    const twice = await changed(id, 'monday', { swap: { itemId: mine.id, withItemId: theirs.id } })
    for (const text of notesIn(twice)) expect(text).toMatch(early)
    expect(withoutNotes(day(twice, 'Tuesday'))).toEqual(withoutNotes(day(before, 'Tuesday')))
    await changed(id, 'tuesday', { isLocked: true })
    const locked = await changed(id, 'monday', { swap: { itemId: theirs.id, withItemId: mine.id } })
    expect(day(locked, 'Tuesday').stylingNotes).toMatch(early)
    await changed(id, 'tuesday', { isLocked: false })
    await changed(id, 'monday', { swap: { itemId: mine.id, withItemId: theirs.id } })
    const back = await changed(id, 'monday', { swap: { itemId: theirs.id, withItemId: mine.id } })
    for (const text of notesIn(back)) expect(text).not.toMatch(early)
  })

  test('does not show permanently deleted pieces after each day is re-solved', async () => {
    const shirt = await given.closetItem({ name: 'Linen shirt', category: 'Tops' })
    await given.closetItem({ name: 'Straight jeans', category: 'Bottoms', color: 'Blue' })
    const { id } = await create({ weekStartDate: '2026-07-06', season: 'summer', occasion: 'casual' })
    await given.send('DELETE', `/api/closet-items/${shirt.id}`)
    given.clock().passes({ days: 31 })
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    const purge = async () => {
      await purgeClosetItems(deps)
      await purgeImages(deps)
      return (await given.get(shirt.imageUrl)).statusCode
    }
    expect(await purge()).toBe(200)
    for (const { dayOfWeek } of (await read(id)).dailyOutfits)
      expect(day(await reSolveDay(id, dayOfWeek), dayOfWeek).itemIds).not.toContain(shirt.id)
    expect(await purge()).toBe(404)
  })
})

/** A day without its notes about other days. */
function withoutNotes({ stylingNotes: _notes, pieces, ...rest }: DailyOutfit) {
  return { ...rest, pieces: pieces.map(({ slot, item, isGone }) => ({ slot, item, isGone })) }
}
