import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { describe, expect, test } from 'vitest'
import type { WornDays, WornPiece } from '../../contract/history.ts'
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
function entry(wornDate: string, pieces: readonly WornPiece[], rating: number | null = null): HistoryEntry {
  lastId += 1
  return { id: String(lastId), wornDate, pieces: [...pieces], rating }
}

// As the server keeps them: an entry counts a wear for each of its pieces, once a day.
function wornIn(entries: readonly HistoryEntry[]): WornDays[] {
  const worn = new Map<string, { piece: WornPiece; days: string[] }>()
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
  // From 2025-11-24 to today, counted from 0: a shirt every second day, jeans every third, boots every fifth; on the
  // days with none of them (97) nothing. Every day has stars, from 1 to 5 in turns of seven, of which two have none.
  const stars = [5, null, 4, 3, 2, 1, null]
  const year = Array.from({ length: 365 }, (_, nth) => {
    const worn = [nth % 2 === 0 && shirt, nth % 3 === 0 && jeans, nth % 5 === 0 && boots]
    const day = formatISO(addDays(parseISO('2025-11-24'), nth), { representation: 'date' })
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
  const told = of(year, closet)

  test('is counted as by hand', () => {
    expect(year.at(-1)?.wornDate).toBe(TODAY)
    expect(told.countedCount).toBe(268)
    expect(told.mostWorn).toEqual(closet[0])
    // White of the shirt, blue of the jeans, black of the boots: ceilings of 365 by 2, 3 and 5.
    expect(told.colors).toEqual([
      { family: 'white', count: 183 },
      { family: 'blue', count: 122 },
      { family: 'black', count: 73 },
    ])
    expect(told.neverWorn.map(({ name }) => name)).toEqual(['Scarf'])
    // August 25 is ninety days ago: one too many.
    expect(told.wornLately).toEqual({ count: 3, of: 5 })
    expect(told.restingLongest).toEqual({ piece: closet[3], days: 90 })
  })

  test('gives each month what was worn in it, and leaves out the days before them', () => {
    // A November has nine days in the year's beginning, and they are no part of the twelve months.
    const counts = [31, 32, 30, 31, 31, 32, 31, 32, 33, 31, 31, 24]
    expect(told.byMonth.map(({ count }) => count)).toEqual(counts)
    expect(told.byMonth.at(0)?.month).toBe('2025-12')
  })

  test('is rated as by hand', () => {
    expect(told.byStars).toEqual([
      { stars: 5, count: 39 },
      ...[4, 3, 2, 1].map((count) => ({ stars: count, count: 38 })),
    ])
    expect([told.ratedCount, told.highlyRatedCount]).toEqual([191, 77])
    expect(told.average).toBeCloseTo((5 * 39 + (4 + 3 + 2 + 1) * 38) / 191, 10)
  })

  test('costs each wear its part of the price, in its own currency', () => {
    expect(told.costs).toEqual([
      {
        currency: 'USD',
        best: { piece: closet[0], cost: '0.25' },
        worst: { piece: closet[3], cost: '99.90' },
      },
      { currency: 'EUR', best: { piece: closet[2], cost: '1.00' }, worst: null },
    ])
  })
})

test('nothing logged says nothing', () => {
  const told = of([])
  expect(told).toMatchObject({
    countedCount: 0,
    average: null,
    mostWorn: null,
    bestOutfit: null,
    bestPiece: null,
  })
  expect([told.restingLongest, told.neverWorn, told.costs, told.colors]).toEqual([null, [], [], []])
  expect(told.byMonth.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, at) => (at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`)),
  )
})

test('an entry without pieces counts for nothing, whatever its stars', () => {
  expect(of([entry(TODAY, [], 5), entry(TODAY, [shirt], 2)])).toMatchObject({
    countedCount: 1,
    ratedCount: 1,
    average: 2,
    highlyRatedCount: 0,
    bestOutfit: { pieces: [shirt], mean: 2, times: 1 },
  })
})

test('an outfit logged twice for a day is worn once and rated twice', () => {
  const told = of([entry(TODAY, [shirt, jeans], 4), entry(TODAY, [jeans, shirt], 5)])
  expect(told.byMonth.at(-1)).toEqual({ month: '2026-11', count: 2 })
  expect(told.bestOutfit).toMatchObject({ mean: 4.5, times: 2 })
})

test('four stars are high, three are not', () => {
  expect(of([3, 4, 5].map((rating) => entry(TODAY, [shirt], rating))).highlyRatedCount).toBe(2)
})

test('the best piece was rated twice at least; the best outfit once is enough', () => {
  const told = of([
    entry('2026-11-20', [boots], 5),
    entry('2026-11-21', [shirt, jeans], 4),
    entry('2026-11-22', [shirt], 4),
  ])
  expect(told.bestOutfit?.pieces).toEqual([boots])
  expect(told.bestPiece).toEqual({ piece: shirt, mean: 4, times: 2 })
})

test('of what is equal the more often rated is best, then the later', () => {
  const told = of([
    entry('2026-11-20', [shirt], 5),
    entry('2026-11-21', [jeans], 5),
    entry('2026-11-22', [boots], null),
  ])
  expect(told.bestOutfit?.pieces).toEqual([jeans])
})

test('of two that are equal on one day the one logged last is best; the history has it first', () => {
  const told = of([entry(TODAY, [boots], 5), entry(TODAY, [shirt], 5)])
  expect(told.bestOutfit?.pieces).toEqual([boots])
})

test('a color is told by its family, in whatever words; what is none we know is other', () => {
  const colors = ['#fff', 'burgundy', 'see photo'].map((color) => piece(color, color))
  expect(of([entry(TODAY, colors)]).colors).toEqual([
    { family: 'other', count: 1 },
    { family: 'red', count: 1 },
    { family: 'white', count: 1 },
  ])
})

test('a piece worn today rests no day, and one worn before Armadio is not never worn', () => {
  const told = of(
    [],
    [hanging('Shirt', { wearCount: 3 }), hanging('Jeans', { lastWornDate: TODAY, wearCount: 1 })],
  )
  expect([told.neverWorn, told.restingLongest]).toEqual([[], null])
})

test('most worn is the piece with the most wears on its card; of several the one worn last', () => {
  const [often, later] = [
    hanging('Shirt', { wearCount: 9, lastWornDate: '2026-11-01' }),
    hanging('Boots', { wearCount: 9, lastWornDate: '2026-11-02' }),
  ]
  // Eight wears by hand have no entry; a deleted coat has entries and no card.
  const coat = { ...piece('Coat'), isGone: true }
  const entries = Array.from({ length: 20 }, (_, at) => entry(`2026-10-${10 + at}`, [coat]))
  expect(of([...entries, entry(TODAY, [shirt])], [often, later]).mostWorn).toEqual(later)
  expect(of(entries, [hanging('Scarf')]).mostWorn).toBeNull()
})

describe('the wears', () => {
  test('count a wear by hand on a day without an entry', () => {
    const told = of([], [], [{ piece: shirt, days: [TODAY, '2026-10-01'] }])
    expect(told.byMonth.slice(-2).map(({ count }) => count)).toEqual([1, 1])
    expect(told.colors).toEqual([{ family: 'white', count: 2 }])
  })

  test('call a piece as its card does, not as an old entry', () => {
    const renamed = { ...shirt, name: 'Oxford shirt', color: 'Blue' }
    expect(wearsOf([entry(TODAY, [shirt])], [{ piece: renamed, days: [TODAY] }])).toEqual([
      { piece: renamed, day: TODAY },
    ])
  })

  test('of a deleted piece are those of its entries, of an archived one those that it counts', () => {
    const gone = { ...shirt, isGone: true }
    expect(wearsOf([entry(TODAY, [gone])], [])).toEqual([{ piece: gone, day: TODAY }])
    expect(wearsOf([entry(TODAY, [gone])], [{ piece: gone, days: ['2026-10-01'] }])).toEqual([
      { piece: gone, day: '2026-10-01' },
    ])
  })
})
