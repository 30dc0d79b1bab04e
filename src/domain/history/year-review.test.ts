import { expect, test } from 'vitest'
import { closetItem } from '../../../tests/support/factories/closet-item.ts'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { OutfitHistory, WornDays, WornPiece } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { historyInsights } from './history-insights.ts'
import { reviewOfYear } from './year-review.ts'

const TODAY = '2026-11-23'

function wornOn(item: ClosetItem, ...days: CalendarDate[]): WornDays {
  const { id, name, color, category, imageUrl } = item
  return { piece: { id, name, color, category, imageUrl, isGone: false }, days }
}

const of = (
  closet: readonly ClosetItem[],
  worn: readonly WornDays[],
  { year = 2026, entries = [] }: { year?: number; entries?: readonly OutfitHistory[] } = {},
) => reviewOfYear(year, { entries, worn, closet }, TODAY)

test('a year without wears is empty', () => {
  expect(of([closetItem('Scarf')], [])).toMatchObject({
    years: [2026],
    since: null,
    dayCount: 0,
    pieceCount: 0,
    mostWorn: [],
    costPerWear: null,
  })
})

test('wears of other years are not counted, and those years are listed', () => {
  const shirt = closetItem('Shirt', { wearCount: 3 })
  const review = of([shirt], [wornOn(shirt, '2026-03-02', '2026-03-01', '2024-12-31')])
  expect(review).toMatchObject({ years: [2026, 2024], dayCount: 2, pieceCount: 1 })
  expect(review.mostWorn.map(({ days }) => days)).toEqual([2])
})

test('only the year of the first wear states its start date', () => {
  const shirt = closetItem('Shirt')
  expect(of([shirt], [wornOn(shirt, '2026-03-02')]).since).toBe('2026-03-02')
  expect(of([shirt], [wornOn(shirt, '2026-03-02', '2025-05-01')]).since).toBeNull()
  expect(of([shirt], [wornOn(shirt, '2026-01-02')]).since).toBeNull()
})

test('most worn is the piece with the most days; ties go to the last worn', () => {
  const [shirt, jeans] = [closetItem('Shirt'), closetItem('Jeans')]
  const review = of(
    [shirt, jeans],
    [wornOn(shirt, '2026-05-01', '2026-05-02'), wornOn(jeans, '2026-05-01', '2026-05-03')],
  )
  expect(review.mostWorn.map(({ piece, days }) => [piece.name, days])).toEqual([
    ['Jeans', 2],
    ['Shirt', 2],
  ])
})

test('never worn matches the insights', () => {
  const closet = [
    closetItem('Scarf'),
    closetItem('Belt', { wearCount: 4 }),
    closetItem('Hat', { lastWornDate: TODAY }),
  ]
  const insights = historyInsights({ entries: [], worn: [], closet, today: TODAY })
  const review = of(closet, [])
  expect(review.neverWorn.count).toBe(insights.neverWorn.length)
  expect(review.neverWorn.pieces.map(({ name }) => name)).toEqual(['Scarf'])
})

test('pieces bought later are not part of a past year', () => {
  const bought = { originalPrice: '20.00', currency: 'USD', wearCount: 1 }
  const old = closetItem('Shirt', { ...bought, purchaseDate: '2024-01-01' })
  const later = { purchaseDate: '2026-02-01', createdAt: '2026-02-01T08:00:00.000Z' } as const
  const closet = [old, closetItem('Coat', { ...bought, ...later }), closetItem('Hat', later)]
  const review = of(closet, [wornOn(old, '2024-03-01')], { year: 2024 })
  expect([review.neverWorn.count, review.costPerWear?.pieceCount]).toEqual([0, 1])
})

test('the cost per wear falls with each wear and ends at the card’s value', () => {
  const bought = { originalPrice: '100.00', currency: 'USD' }
  const shirt = closetItem('Shirt', { ...bought, wearCount: 5 })
  const coat = closetItem('Coat', { ...bought, purchaseDate: '2026-10-05', wearCount: 0 })
  const hat = closetItem('Hat', { originalPrice: '9.00', currency: 'EUR', wearCount: 1 })
  // Two wears of the shirt predate Armadio and have no date.
  const worn = [wornOn(shirt, '2026-11-02', '2026-09-10', '2026-09-09'), wornOn(hat, '2026-09-09')]
  expect(of([shirt, coat, hat], worn).costPerWear).toEqual({
    currency: 'USD',
    pieceCount: 2,
    months: [
      { month: '2026-09', cost: '25.00' },
      { month: '2026-10', cost: '50.00' },
      { month: '2026-11', cost: '40.00' },
    ],
  })
})

test('colors are per month, most worn first, including those of deleted pieces', () => {
  const [shirt, jeans] = [closetItem('Shirt'), closetItem('Jeans', { color: 'Navy' })]
  const coat: WornPiece = { ...wornOn(closetItem('Coat', { color: 'Camel' })).piece, isGone: true }
  const entry: OutfitHistory = {
    id: 'entry',
    userId: 'me',
    itemIds: [coat.id],
    pieces: [coat],
    occasion: null,
    weather: null,
    location: null,
    rating: null,
    notes: null,
    wornDate: '2026-02-03',
    createdAt: '2026-02-03T08:00:00.000Z',
  }
  const worn = [wornOn(shirt, '2026-02-01', '2026-02-02'), wornOn(jeans, '2026-02-01')]
  const { colors, outfitCount } = of([shirt, jeans], worn, { entries: [entry] })
  expect(outfitCount).toBe(1)
  expect(colors).toHaveLength(12)
  expect(colors[0]).toEqual({ month: '2026-01', families: [] })
  expect(colors[1]?.families.map(({ family, count }) => [family, count])).toEqual([
    ['white', 2],
    ['beige', 1],
    ['blue', 1],
  ])
})
