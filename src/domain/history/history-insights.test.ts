import { describe, expect, test } from 'vitest'
import type { WornDays, WornPiece } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter } from '../calendar-days.ts'
import { wearsOf, type HistoryEntry } from './counted-entries.ts'
import { historyInsights } from './history-insights.ts'
import type { InsightPiece } from './wear-insights.ts'

const TODAY = '2026-11-23'

function piece(name: string, color = 'White'): WornPiece {
  return { id: name, name, color, category: 'Tops', imageUrl: '', isGone: false }
}

function hanging(name: string, facts: Partial<InsightPiece> = {}): InsightPiece {
  return {
    id: name,
    name,
    wearCount: 0,
    lastWornDate: null,
    originalPrice: null,
    currency: null,
    ...facts,
  }
}

let lastId = 0
function entry(
  wornDate: CalendarDate,
  pieces: readonly WornPiece[],
  rating: number | null = null,
): HistoryEntry {
  lastId += 1
  return { id: String(lastId), wornDate, pieces: [...pieces], rating }
}

// Same rule as the server: an entry counts one wear per piece and day.
function wornIn(entries: readonly HistoryEntry[]): WornDays[] {
  const worn = new Map<string, { piece: WornPiece; days: CalendarDate[] }>()
  for (const { pieces, wornDate } of entries)
    for (const each of pieces.filter(({ isGone }) => !isGone)) {
      const known = worn.get(each.id) ?? { piece: each, days: [] }
      if (!known.days.includes(wornDate)) known.days.push(wornDate)
      worn.set(each.id, known)
    }
  return [...worn.values()]
}

const of = (
  entries: readonly HistoryEntry[],
  closet: readonly InsightPiece[] = [],
  worn: readonly WornDays[] = wornIn(entries),
) => historyInsights({ entries, worn, closet, today: TODAY })

const shirt = piece('Shirt', 'White')
const jeans = piece('Jeans', 'Navy blue')
const boots = piece('Boots', 'Black')

describe('a year of 365 days', () => {
  // From 2025-11-24 (day 0) to today: a shirt every second day, jeans every third, boots every fifth; 97 days have none
  // of them. Ratings cycle through seven days: 1 to 5 stars, then two days without.
  const stars = [5, null, 4, 3, 2, 1, null]
  const year = Array.from({ length: 365 }, (_, nth) => {
    const worn = [nth % 2 === 0 && shirt, nth % 3 === 0 && jeans, nth % 5 === 0 && boots]
    const day = daysAfter('2025-11-24', nth)
    return entry(
      day,
      worn.filter((each) => each !== false),
      stars[nth % 7] ?? null,
    )
  })
  const closet = [
    hanging('Shirt', { wearCount: 183, lastWornDate: '2026-11-23', originalPrice: '45.75', currency: 'USD' }),
    hanging('Jeans', {
      wearCount: 122,
      lastWornDate: '2026-11-22',
      originalPrice: '122.00',
      currency: 'USD',
    }),
    hanging('Boots', { wearCount: 73, lastWornDate: '2026-11-19', originalPrice: '73.00', currency: 'EUR' }),
    hanging('Gown', { wearCount: 1, lastWornDate: '2026-08-25', originalPrice: '99.90', currency: 'USD' }),
    hanging('Scarf'),
  ]
  const insights = of(year, closet)

  test('has the expected wears', () => {
    expect(year.at(-1)?.wornDate).toBe(TODAY)
    expect(insights.countedCount).toBe(268)
    expect(insights.mostWorn).toEqual([closet[0]])
    // White shirt, blue jeans, black boots: 365 divided by 2, 3 and 5, rounded up.
    expect(insights.colors).toEqual([
      { family: 'white', count: 183 },
      { family: 'blue', count: 122 },
      { family: 'black', count: 73 },
    ])
    expect(insights.neverWorn.map(({ name }) => name)).toEqual(['Scarf'])
    // August 25 is 90 days ago, just outside the range.
    expect(insights.wornLately).toEqual({ count: 3, of: 5 })
    expect(insights.restingLongest).toEqual({ pieces: [closet[3]], days: 90 })
  })

  test('counts wears per month, without days before the twelve months', () => {
    // The first days are in the previous November, outside the twelve months.
    const counts = [31, 32, 30, 31, 31, 32, 31, 32, 33, 31, 31, 24]
    expect(insights.byMonth.map(({ count }) => count)).toEqual(counts)
    expect(insights.byMonth.at(0)?.month).toBe('2025-12')
  })

  test('has the expected ratings', () => {
    expect(insights.byStars).toEqual([
      { stars: 5, count: 39 },
      ...[4, 3, 2, 1].map((count) => ({ stars: count, count: 38 })),
    ])
    expect([insights.ratedCount, insights.highlyRatedCount]).toEqual([191, 77])
    expect(insights.average).toBeCloseTo((5 * 39 + (4 + 3 + 2 + 1) * 38) / 191, 10)
  })

  test('has the cost per wear by currency', () => {
    expect(insights.costs).toEqual([
      {
        currency: 'USD',
        best: { piece: closet[0], cost: '0.25' },
        worst: { piece: closet[3], cost: '99.90' },
      },
      { currency: 'EUR', best: { piece: closet[2], cost: '1.00' }, worst: null },
    ])
  })
})

test('an empty history gives empty insights', () => {
  const insights = of([])
  expect(insights).toMatchObject({
    countedCount: 0,
    average: null,
    mostWorn: [],
    bestOutfit: null,
    bestPiece: null,
  })
  expect([insights.restingLongest, insights.neverWorn, insights.costs, insights.colors]).toEqual([
    null,
    [],
    [],
    [],
  ])
  expect(insights.byMonth.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, at) => (at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`)),
  )
})

test('an entry without pieces is ignored, even with a rating', () => {
  expect(of([entry(TODAY, [], 5), entry(TODAY, [shirt], 2)])).toMatchObject({
    countedCount: 1,
    ratedCount: 1,
    average: 2,
    highlyRatedCount: 0,
    bestOutfit: { pieces: [shirt], mean: 2, times: 1 },
  })
})

test('an outfit logged twice for a day counts one wear and two ratings', () => {
  const insights = of([entry(TODAY, [shirt, jeans], 4), entry(TODAY, [jeans, shirt], 5)])
  expect(insights.byMonth.at(-1)).toEqual({ month: '2026-11', count: 2 })
  expect(insights.bestOutfit).toMatchObject({ mean: 4.5, times: 2 })
})

test('four stars count as high, three do not', () => {
  expect(of([3, 4, 5].map((rating) => entry(TODAY, [shirt], rating))).highlyRatedCount).toBe(2)
})

test('the best piece needs two ratings, the best outfit one', () => {
  const insights = of([
    entry('2026-11-20', [boots], 5),
    entry('2026-11-21', [shirt, jeans], 4),
    entry('2026-11-22', [shirt], 4),
  ])
  expect(insights.bestOutfit?.pieces).toEqual([boots])
  expect(insights.bestPiece).toEqual({ piece: shirt, mean: 4, times: 2 })
})

test('ties go to the more often rated, then the later', () => {
  const insights = of([
    entry('2026-11-20', [shirt], 5),
    entry('2026-11-21', [jeans], 5),
    entry('2026-11-22', [boots], null),
  ])
  expect(insights.bestOutfit?.pieces).toEqual([jeans])
})

test('ties on one day go to the last logged, which is first in the history', () => {
  const insights = of([entry(TODAY, [boots], 5), entry(TODAY, [shirt], 5)])
  expect(insights.bestOutfit?.pieces).toEqual([boots])
})

test('colors are grouped by family, unknown ones as other', () => {
  const colors = ['#fff', 'burgundy', 'see photo'].map((color) => piece(color, color))
  expect(of([entry(TODAY, colors)]).colors).toEqual([
    { family: 'other', count: 1 },
    { family: 'red', count: 1 },
    { family: 'white', count: 1 },
  ])
})

test('a piece worn today is not resting, and one worn before Armadio is not never worn', () => {
  const insights = of(
    [],
    [hanging('Shirt', { wearCount: 3 }), hanging('Jeans', { lastWornDate: TODAY, wearCount: 1 })],
  )
  expect([insights.neverWorn, insights.restingLongest]).toEqual([[], null])
})

test('most worn are the pieces with the most wears on their cards, the last worn first', () => {
  const [often, later] = [
    hanging('Shirt', { wearCount: 9, lastWornDate: '2026-11-01' }),
    hanging('Boots', { wearCount: 9, lastWornDate: '2026-11-02' }),
  ]
  // Eight wears counted by hand have no entry; a deleted coat has entries but no card.
  const coat = { ...piece('Coat'), isGone: true }
  const entries = Array.from({ length: 20 }, (_, at) => entry(`2026-10-${10 + at}`, [coat]))
  expect(of([...entries, entry(TODAY, [shirt])], [often, later]).mostWorn).toEqual([later, often])
  expect(of(entries, [hanging('Scarf')]).mostWorn).toEqual([])
})

test('pieces worn together rest equally long, and tie for the best rating', () => {
  const worn = { wearCount: 2, lastWornDate: '2026-11-20' } as const
  const closet = [hanging('Shirt', worn), hanging('Jeans', worn)]
  const entries = [entry('2026-11-19', [shirt, jeans], 5), entry('2026-11-20', [shirt, jeans], 5)]
  const { restingLongest, bestPiece } = of(entries, closet)
  expect(restingLongest).toEqual({ pieces: closet, days: 3 })
  expect(bestPiece).toBeNull()
})

test('pieces that cost the same per wear have no worst', () => {
  const bought = { originalPrice: '20.00', currency: 'EUR', wearCount: 2 }
  expect(of([], [hanging('Shirt', bought), hanging('Jeans', bought)]).costs[0]?.worst).toBeNull()
})

describe('the wears', () => {
  test('include wears counted by hand on a day without an entry', () => {
    const insights = of([], [], [{ piece: shirt, days: [TODAY, '2026-10-01'] }])
    expect(insights.byMonth.slice(-2).map(({ count }) => count)).toEqual([1, 1])
    expect(insights.colors).toEqual([{ family: 'white', count: 2 }])
  })

  test('use the current name of a piece, not that of an old entry', () => {
    const renamed = { ...shirt, name: 'Oxford shirt', color: 'Blue' }
    expect(wearsOf([entry(TODAY, [shirt])], [{ piece: renamed, days: [TODAY] }])).toEqual([
      { piece: renamed, day: TODAY },
    ])
  })

  test('of a deleted piece come from its entries, of an archived one from its own count', () => {
    const deleted = { ...shirt, isGone: true }
    expect(wearsOf([entry(TODAY, [deleted])], [])).toEqual([{ piece: deleted, day: TODAY }])
    expect(wearsOf([entry(TODAY, [deleted])], [{ piece: deleted, days: ['2026-10-01'] }])).toEqual([
      { piece: deleted, day: '2026-10-01' },
    ])
  })
})
