import { expect, test } from 'vitest'
import { pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { givenLiveWeather } from '../../../../tests/support/server/given-live-weather.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { OutfitsForDay } from '../../../contract/planner/outfits-for-day.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'

const closet = [
  ['Suede loafers', 'Shoes', 'Tan'],
  ['Leather Chelsea boots', 'Shoes', 'Black'],
  ['Rubber boots', 'Shoes', 'Green'],
  ['Wool trousers', 'Bottoms', 'Gray'],
  ['Straight jeans', 'Bottoms', 'Blue'],
  ['Black jeans', 'Bottoms', 'Black'],
  ['Wool sweater', 'Tops', 'Navy'],
  ['Lambswool turtleneck', 'Tops', 'Cream'],
  ['Flannel shirt', 'Tops', 'Red'],
  ['Down parka', 'Outerwear', 'Black'],
  ['Raincoat', 'Outerwear', 'Yellow'],
  ['Suede jacket', 'Outerwear', 'Brown'],
] as const
// According to the weather of the tests' fake provider.
const RAINY_MONDAY = '2026-11-23'

describeOnEachDatabase('outfits for a day', (database) => {
  const given = givenApp(database, givenLiveWeather().parts)
  const pieces = (
    facts: readonly (readonly [string, 'Shoes' | 'Bottoms' | 'Tops' | 'Outerwear', string])[],
  ) =>
    facts.map(([name, category, color], at) =>
      pieceRow({ name, category, color, wearCount: at, lastWornDate: null }),
    )
  const ask = async (query: string): Promise<OutfitsForDay> => {
    const response = await given.get(`/api/outfits-for-day?${query}`)
    expect(response.statusCode, response.body).toBe(200)
    return OutfitsForDay.parse(response.json())
  }
  const names = ({ outfits }: OutfitsForDay) => outfits.map((one) => one.pieces.map(({ item }) => item.name))

  test('are complete ones for its weather, distinct from each other, with pieces to leave at home and reasons', async () => {
    await insertClosetItems(database.db(), pieces(closet))
    const reply = await ask(`date=${RAINY_MONDAY}`)
    expect([reply.date, reply.place, reply.weather.condition, reply.weather.source]).toEqual([
      RAINY_MONDAY,
      'Toronto, Canada',
      'Rain',
      'live',
    ])
    expect(reply.outfits).toHaveLength(3)
    const tops = reply.outfits.map((one) => one.pieces.find(({ slot }) => slot === 'top')?.item.name)
    expect(new Set(tops).size).toBe(3)
    for (const { pieces: worn, reason, outfitDescription } of reply.outfits) {
      expect(worn.map(({ slot }) => slot)).toEqual(
        expect.arrayContaining(['top', 'bottom', 'shoes', 'outer']),
      )
      for (const { item, reasoning } of worn) {
        expect(item.name).not.toMatch(/suede/i)
        expect(reasoning).toMatch(/\.$/)
      }
      for (const text of [reason, outfitDescription]) expect(text).toMatch(/\p{L}{3}/u)
    }
    expect(new Set(reply.outfits.map(({ reason }) => reason)).size).toBe(3)
    // The jacket has more wears.
    expect(reply.leave.map(({ item, reason }) => [item.name, reason])).toEqual([
      ['Suede jacket', 'Brown suede jacket: rain stains suede.'],
      ['Suede loafers', 'Tan suede loafers: rain stains suede.'],
    ])
    expect(reply.missing).toEqual([])
  })

  test('are the same on every request, also after one of them was worn that day', async () => {
    await insertClosetItems(database.db(), pieces(closet))
    const first = await ask(`date=${RAINY_MONDAY}`)
    expect(await ask(`date=${RAINY_MONDAY}`)).toEqual(first)
    for (const { item } of first.outfits[0]?.pieces ?? [])
      await given.send('POST', `/api/closet-items/${item.id}/wears`, { body: { wornDate: RAINY_MONDAY } })
    expect(names(await ask(`date=${RAINY_MONDAY}`))[0]).toEqual(names(first)[0])
  })

  test('exclude pieces worn the day before, and match the occasion', async () => {
    const worn = pieces(closet).map((row) =>
      row.name === 'Wool sweater' || row.name === 'Wool trousers'
        ? { ...row, lastWornDate: '2026-11-22' as const }
        : row,
    )
    await insertClosetItems(database.db(), worn)
    const [first = []] = names(await ask(`date=${RAINY_MONDAY}`))
    expect(first).not.toEqual(expect.arrayContaining(['Wool sweater']))
    expect(first).not.toEqual(expect.arrayContaining(['Wool trousers']))
    const forWork = await ask(`date=${RAINY_MONDAY}&occasion=work`)
    expect(forWork.outfits.length).toBeGreaterThan(0)
  })

  test('are none if the closet has no complete one, and the missing pieces are stated', async () => {
    const empty = await ask(`date=${RAINY_MONDAY}`)
    expect([empty.outfits, empty.leave]).toEqual([[], []])
    expect(empty.missing.map((words) => words.replace(/,.*/, ''))).toEqual([
      'a warm top',
      'warm trousers',
      'waterproof shoes',
      'a raincoat',
    ])
    await insertClosetItems(database.db(), pieces(closet.filter(([name]) => !/boots/.test(name))))
    const shoeless = await ask(`date=${RAINY_MONDAY}`)
    expect(shoeless.outfits).toEqual([])
    expect(shoeless.missing).toHaveLength(1)
    expect(shoeless.missing[0]).toMatch(/^waterproof shoes, such as \p{L}{3}/u)
    expect(shoeless.leave.map(({ item }) => item.name)).toContain('Suede loafers')
  })

  test('each have a reason about their own pieces, and no tip', async () => {
    await insertClosetItems(database.db(), pieces(closet))
    const reasons = (await ask(`date=${RAINY_MONDAY}`)).outfits.map(({ reason }) => reason)
    expect(new Set(reasons.map((reason) => reason.split(/(?<=\.) /)[0])).size).toBe(3)
    for (const reason of reasons)
      expect(reason).not.toMatch(/^(?:Tuck|If you|Fold|Leave|Carry|Sit|Close|Turn|Put|Keep|Go over|Wear)\b/)
  })

  test('use an estimate on a day beyond the forecast, and say so', async () => {
    await insertClosetItems(database.db(), pieces(closet))
    const reply = await ask('date=2027-07-14')
    expect(reply.weather.source).toBe('estimate')
  })

  test.each([
    ['', 'date'],
    ['date=2026-13-01', 'date'],
    [`date=${RAINY_MONDAY}&occasion=${'x'.repeat(121)}`, 'occasion'],
  ])('reject %j', async (query, field) => {
    const response = await given.get(`/api/outfits-for-day?${query}`)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([field])
  })
})
