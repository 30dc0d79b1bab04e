import { expect, test } from 'vitest'
import { trendSeasons } from '../../contract/trends.ts'
import { seasonRank } from './season-rank.ts'

const coat = { rank: 96, season: 'winter' } as const

test('a trend has its whole rank in the middle of its season, and the least half a year away', () => {
  expect(seasonRank(coat, '2026-01-15', 'north')).toBe(96)
  expect(seasonRank(coat, '2026-07-16', 'north')).toBe(29)
})

test('south of the equator the seasons are turned around', () => {
  expect(seasonRank(coat, '2026-07-15', 'south')).toBe(96)
  expect(seasonRank({ rank: 90, season: 'summer' }, '2026-01-15', 'south')).toBe(90)
})

test('a trend of the season stands before those of the others on any day, rank for rank', () => {
  const middles = { winter: '2026-01-15', spring: '2026-04-15', summer: '2026-07-15', fall: '2026-10-15' }
  for (const season of trendSeasons) {
    const best = trendSeasons.toSorted(
      (one, other) =>
        seasonRank({ rank: 80, season: other }, middles[season], 'north') -
        seasonRank({ rank: 80, season: one }, middles[season], 'north'),
    )
    expect(best[0]).toBe(season)
  }
})

test('the turn of the year makes no step, and what is worn all year keeps its rank', () => {
  const [last, first] = ['2025-12-31', '2026-01-01'].map((day) => seasonRank(coat, day, 'north'))
  expect(Math.abs((last ?? 0) - (first ?? 0))).toBeLessThanOrEqual(1)
  expect(seasonRank({ rank: 50, season: null }, '2026-07-15', 'north')).toBe(50)
})
