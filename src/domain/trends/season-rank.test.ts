import { expect, test } from 'vitest'
import { trendSeasons } from '../../contract/trends.ts'
import { seasonRank } from './season-rank.ts'

const coat = { rank: 96, season: 'winter' } as const

test('a trend has its full rank in the middle of its season, and the lowest half a year away', () => {
  expect(seasonRank(coat, '2026-01-15', 'north')).toBe(96)
  expect(seasonRank(coat, '2026-07-16', 'north')).toBe(29)
})

test('the seasons are reversed in the southern hemisphere', () => {
  expect(seasonRank(coat, '2026-07-15', 'south')).toBe(96)
  expect(seasonRank({ rank: 90, season: 'summer' }, '2026-01-15', 'south')).toBe(90)
})

test('of trends with the same rank, the one of the current season ranks highest', () => {
  const middles = {
    winter: '2026-01-15',
    spring: '2026-04-15',
    summer: '2026-07-15',
    fall: '2026-10-15',
  } as const
  for (const season of trendSeasons) {
    const best = trendSeasons.toSorted(
      (one, other) =>
        seasonRank({ rank: 80, season: other }, middles[season], 'north') -
        seasonRank({ rank: 80, season: one }, middles[season], 'north'),
    )
    expect(best[0]).toBe(season)
  }
})

test('the rank is continuous at the turn of the year, and constant for trends without a season', () => {
  const [last, first] = (['2025-12-31', '2026-01-01'] as const).map((day) => seasonRank(coat, day, 'north'))
  expect(Math.abs((last ?? 0) - (first ?? 0))).toBeLessThanOrEqual(1)
  expect(seasonRank({ rank: 50, season: null }, '2026-07-15', 'north')).toBe(50)
})
