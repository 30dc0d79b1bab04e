import { beforeEach, expect, test } from 'vitest'
import { pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import {
  type DailyOutfit,
  PlanReply,
  plannerEndpoints,
  WeeklyPlan,
} from '../../../contract/planner/planner.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'

const closet = [
  ['White T-shirt', 'Tops', 'White'],
  ['Cotton cardigan', 'Tops', 'Gray'],
  ['Straight jeans', 'Bottoms', 'Blue'],
  ['Leather sneakers', 'Shoes', 'White'],
  ['Denim jacket', 'Outerwear', 'Black'],
] as const

describeOnEachDatabase('a planned day in layers', (database) => {
  const given = givenApp(database)
  let plan: WeeklyPlan
  const hang = (pieces: readonly (readonly [string, (typeof closet)[number][1], string])[]) =>
    insertClosetItems(
      database.db(),
      pieces.map(([name, category, color]) => pieceRow({ name, category, color })),
    )
  const days = async (id = plan.id): Promise<DailyOutfit[]> =>
    PlanReply.parse((await given.get(`/api/weekly-plans/${id}`)).json()).dailyOutfits
  const placesOf = ({ pieces }: DailyOutfit) => pieces.map(({ slot, item }) => `${slot}: ${item.name}`)
  const layered = async () => {
    const found = (await days()).find(({ pieces }) => pieces.some(({ slot }) => slot === 'mid'))
    if (!found) throw new Error('No day is in layers')
    return found
  }
  const idIn = ({ pieces }: DailyOutfit, place: string) =>
    pieces.find(({ slot }) => slot === place)?.item.id ?? ''

  beforeEach(async () => {
    await hang(closet)
    const response = await given.send('POST', '/api/weekly-plans', {
      body: { styleTheme: 'Casual', occasion: 'casual', season: 'fall' },
    })
    plan = WeeklyPlan.parse(response.json())
  })

  test('states which piece is worn over which', async () => {
    const day = await layered()
    expect(placesOf(day)).toEqual(
      expect.arrayContaining(['mid: Cotton cardigan', 'top: White T-shirt', 'bottom: Straight jeans']),
    )
    expect(day.outfitDescription).toMatch(/cardigan.*T-shirt.*jeans/)
    expect(day.pieces.find(({ slot }) => slot === 'mid')?.reasoning).toMatch(/^\p{Lu}[^.]+\.$/u)
  })

  test('keeps its layers when it is copied or moved to another day', async () => {
    const day = await layered()
    const copied = WeeklyPlan.parse(
      (
        await given.send('POST', `/api/weekly-plans/${plan.id}/copy`, {
          body: { weekStartDate: '2026-11-30' },
        })
      ).json(),
    )
    const copy = (await days(copied.id)).find(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek)
    expect(copy && placesOf(copy)).toEqual(placesOf(day))
    const to = day.dayOfWeek === 'Sunday' ? 'Saturday' : 'Sunday'
    await given.send('PATCH', `/api/weekly-plans/${plan.id}/days/${day.dayOfWeek.toLowerCase()}`, {
      body: { moveTo: to },
    })
    const moved = (await days()).find(({ dayOfWeek }) => dayOfWeek === to)
    expect(moved && placesOf(moved)).toEqual(placesOf(day))
  })

  test('offers swaps of the layer that the T-shirt fits under', async () => {
    await hang([
      ['Knit vest', 'Tops', 'Navy'],
      ['Merino sweater', 'Tops', 'Navy'],
    ])
    const day = await layered()
    const at = `/api/weekly-plans/${plan.id}/days/${day.dayOfWeek.toLowerCase()}`
    const swapsFor = async (place: string) => {
      const response = await given.get(`${at}/swaps?itemId=${idIn(day, place)}`)
      return plannerEndpoints.swaps.reply.parse(response.json()).map(({ item }) => item)
    }
    expect(await swapsFor('top')).toEqual([])
    const [vest] = await swapsFor('mid')
    expect(vest?.name).toBe('Knit vest')
    const all = (await given.get(`${at}/pieces?itemId=${idIn(day, 'mid')}`)).json()
    expect(all).toContain(vest?.id)
    const swap = (itemId: string, withItemId: string) =>
      given.send('PATCH', at, { body: { swap: { itemId, withItemId } } })
    expect((await swap(idIn(day, 'mid'), vest?.id ?? '')).statusCode).toBe(200)
    const now = await layered()
    expect(placesOf(now)).toEqual(expect.arrayContaining(['mid: Knit vest', 'top: White T-shirt']))
    expect(now.isLocked).toBe(true)
    const rejected = await swap(idIn(now, 'mid'), idIn(now, 'top'))
    expect(rejected.statusCode).toBe(422)
  })
})
