import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRows } from '../../../../tests/support/database/example-rows.ts'
import { pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { PlanReply } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'

// The test clock is set to noon UTC on Monday, 2026-11-23; on Kiritimati it is Tuesday.
const days = ['2026-11-22', '2026-11-23', '2026-11-24'] as const
const plannedDays = { '2026-11-23': 'Monday', '2026-11-24': 'Tuesday' } as const
const pieces = [
  pieceRow({ name: 'Linen shirt' }),
  pieceRow({ name: 'Straight jeans', category: 'Bottoms', color: 'Blue' }),
  pieceRow({ name: 'Leather sneakers', category: 'Shoes' }),
]

const someDay = fc.constantFrom(...days)
const somePieces = fc.subarray(
  pieces.map(({ id }) => id),
  { minLength: 1 },
)
const nth = fc.nat({ max: 5 })
const step = fc.oneof(
  fc.record({ does: fc.constant('log' as const), day: someDay, itemIds: somePieces }),
  fc.record({ does: fc.constant('repeat' as const), nth }),
  fc.record({
    does: fc.constant('edit' as const),
    nth,
    day: fc.option(someDay, { nil: undefined }),
    itemIds: fc.option(somePieces, { nil: undefined }),
  }),
  fc.record({ does: fc.constant('delete' as const), nth }),
  fc.record({ does: fc.constant('restore' as const), nth }),
  fc.record({
    does: fc.constant('by hand' as const),
    day: someDay,
    piece: fc.constantFrom(...pieces.map(({ id }) => id)),
    isWorn: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('planned' as const),
    day: fc.constantFrom('2026-11-23' as const, '2026-11-24' as const),
    isWorn: fc.boolean(),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** An element of a list, by an index of any size; undefined if the list is empty. */
function nthOf<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length]
}

interface Entry {
  readonly day: CalendarDate
  readonly itemIds: readonly string[]
}

describeOnEachDatabase('wears from history, from the planner and by hand', (database) => {
  const given = givenApp(database)
  const ask = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
    const response = await given.send(method, url, body ? { body } : {})
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.body === '' ? null : response.json()
  }
  const entryIds = async (): Promise<string[]> =>
    (await given.get('/api/outfit-history')).json().map(({ id }: { id: string }) => id)

  /** Reference model: predicts the state of the server after the same operations. */
  class Model {
    readonly entries = new Map<string, Entry>()
    readonly deleted = new Map<string, Entry>()
    readonly byHand = new Set<string>()
    readonly entryOfDay = new Map<string, string>()
    readonly plan: PlanReply

    constructor(plan: PlanReply) {
      this.plan = plan
    }

    wears(): string[] {
      const logged = [...this.entries.values()].flatMap(({ day, itemIds }) =>
        itemIds.map((itemId) => `${itemId} ${day}`),
      )
      return [...new Set([...logged, ...this.byHand])].toSorted()
    }

    isWorn(day: CalendarDate): boolean {
      return this.entries.has(this.entryOfDay.get(day) ?? '')
    }

    async take(taken: Step): Promise<void> {
      if (taken.does === 'log') await this.log(taken)
      else if (taken.does === 'planned') await this.wearPlanned(taken)
      else if (taken.does === 'by hand') await this.wearByHand(taken)
      else if (taken.does === 'restore') await this.restore(taken.nth)
      else await this.changeEntry(taken)
    }

    async log({ day, itemIds }: Entry): Promise<void> {
      const { id } = await ask('POST', '/api/outfit-history', { occasion: 'work', wornDate: day, itemIds })
      const planned = this.plan.dailyOutfits.find(({ date }) => date === day)
      if (planned && !this.isWorn(day) && isDeepStrictEqual(new Set(planned.itemIds), new Set(itemIds)))
        this.entryOfDay.set(day, id)
      this.entries.set(id, { day, itemIds })
    }

    async wearByHand({
      piece,
      day,
      isWorn,
    }: {
      piece: string
      day: CalendarDate
      isWorn: boolean
    }): Promise<void> {
      const wear = `${piece} ${day}`
      if (isWorn) {
        await ask('POST', `/api/closet-items/${piece}/wears`, { wornDate: day })
        this.byHand.add(wear)
        return
      }
      const isLogged = [...this.entries.values()].some(
        (entry) => entry.day === day && entry.itemIds.includes(piece),
      )
      const response = await given.send('DELETE', `/api/closet-items/${piece}/wears/${day}`)
      expect(response.statusCode).toBe(isLogged && !this.byHand.has(wear) ? 422 : 204)
      this.byHand.delete(wear)
    }

    async restore(at: number): Promise<void> {
      const [id, entry] = nthOf([...this.deleted], at) ?? []
      if (!id || !entry) return
      await ask('POST', `/api/outfit-history/${id}/restore`)
      this.deleted.delete(id)
      this.entries.set(id, entry)
    }

    async changeEntry(taken: Extract<Step, { does: 'repeat' | 'edit' | 'delete' }>): Promise<void> {
      const [id, entry] = nthOf([...this.entries], taken.nth) ?? []
      if (!id || !entry) return
      if (taken.does === 'repeat') return this.log(entry)
      if (taken.does === 'edit') {
        await ask('PATCH', `/api/outfit-history/${id}`, { wornDate: taken.day, itemIds: taken.itemIds })
        this.entries.set(id, { day: taken.day ?? entry.day, itemIds: taken.itemIds ?? entry.itemIds })
        return
      }
      await ask('DELETE', `/api/outfit-history/${id}`)
      this.entries.delete(id)
      this.deleted.set(id, entry)
    }

    async wearPlanned({ day, isWorn }: { day: keyof typeof plannedDays; isWorn: boolean }): Promise<void> {
      const name: WeekDay = plannedDays[day]
      const known = new Set(await entryIds())
      await ask('PATCH', `/api/weekly-plans/${this.plan.plan.id}/days/${name}`, { isWorn })
      if (isWorn && !this.isWorn(day)) {
        const id = (await entryIds()).find((each) => !known.has(each)) ?? ''
        const itemIds = this.plan.dailyOutfits.find(({ date }) => date === day)?.itemIds ?? []
        this.entries.set(id, { day, itemIds })
        this.entryOfDay.set(day, id)
      } else if (!isWorn && this.isWorn(day)) {
        const id = this.entryOfDay.get(day) ?? ''
        this.deleted.set(id, this.entries.get(id) ?? { day, itemIds: [] })
        this.entries.delete(id)
        this.entryOfDay.delete(day)
      }
    }
  }

  const freshModel = async (): Promise<Model> => {
    const db = database.db()
    await db.deleteFrom('weeklyOutfitPlans').execute()
    await db.deleteFrom('outfitHistory').execute()
    await db.deleteFrom('closetItems').execute()
    await insertClosetItems(db, pieces)
    const { id } = await ask('POST', '/api/weekly-plans', { styleTheme: 'Classic', occasion: 'casual' })
    return new Model(PlanReply.parse((await given.get(`/api/weekly-plans/${id}`)).json()))
  }

  test('match the history entries and the days marked by hand after any sequence of operations', async () => {
    let planned = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 24, size: 'max' }), async (steps) => {
        const model = await freshModel()
        planned += model.plan.dailyOutfits[0]?.itemIds.length ?? 0
        for (const taken of steps) {
          await model.take(taken)
          const kept = await readRows(database.db(), 'wears')
          expect(kept.map((wear) => [wear['closetItemId'], wear['wornOn']].join(' ')).toSorted()).toEqual(
            model.wears(),
          )
        }
        const rows = await readRows(database.db(), 'closetItems')
        for (const { id, wearCount, lastWornDate } of rows) {
          const ofPiece = model.wears().filter((wear) => wear.startsWith(String(id)))
          expect([wearCount, lastWornDate]).toEqual([ofPiece.length, ofPiece.at(-1)?.split(' ')[1] ?? null])
        }
        const plan = PlanReply.parse((await given.get(`/api/weekly-plans/${model.plan.plan.id}`)).json())
        for (const { date, isWorn } of plan.dailyOutfits) expect(isWorn).toBe(model.isWorn(date))
      }),
      { numRuns: 10 },
    )
    expect(planned).toBeGreaterThan(0)
  })

  test('a restored entry does not mark an outfit as worn that was chosen later', async () => {
    const { plan } = await freshModel()
    const other = pieceRow({ name: 'Cotton shirt', category: 'Tops' })
    await insertClosetItems(database.db(), [other])
    const [top] = plan.dailyOutfits[0]?.pieces.filter(({ slot }) => slot === 'top') ?? []
    const monday = `/api/weekly-plans/${plan.plan.id}/days/Monday`
    const isWorn = async () =>
      PlanReply.parse((await given.get(`/api/weekly-plans/${plan.plan.id}`)).json()).dailyOutfits[0]?.isWorn
    await ask('PATCH', monday, { isWorn: true })
    const [id] = await entryIds()
    await ask('DELETE', `/api/outfit-history/${id}`)
    await ask('POST', `/api/outfit-history/${id}/restore`)
    expect(await isWorn()).toBe(true)
    await ask('DELETE', `/api/outfit-history/${id}`)
    await ask('PATCH', monday, { swap: { itemId: top?.item.id, withItemId: other.id } })
    await ask('POST', `/api/outfit-history/${id}/restore`)
    expect(await isWorn()).toBe(false)
  })
})
