import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { trendSeasons, type TrendSeason } from '../../contract/trends.ts'

// The middle of each season north of the equator, as days after 1 January: 15 April, 15 July, 15 October, 15 January.
const middles: Readonly<Record<TrendSeason, number>> = { spring: 104, summer: 195, fall: 287, winter: 14 }
const YEAR_DAYS = 365.25
// What is left of a rank half a year away from its season.
const LEAST = 0.3

/**
 * Our own rank of a trend on a day, 0 to 100: `rank` at the height of its season, less the further that is away, around
 * the year. Nothing is measured.
 * @param today as '2026-11-23'
 */
export function seasonRank(
  { rank, season }: { readonly rank: number; readonly season: TrendSeason | null },
  today: string,
  hemisphere: 'north' | 'south',
): number {
  if (season === null) return rank
  const day = differenceInCalendarDays(parseISO(today), parseISO(`${today.slice(0, 4)}-01-01`))
  const away = ((day - middles[hemisphere === 'north' ? season : opposite(season)]) / YEAR_DAYS) * 2 * Math.PI
  const nearness = (1 + Math.cos(away)) / 2
  return Math.round(rank * (LEAST + (1 - LEAST) * nearness))
}

function opposite(season: TrendSeason): TrendSeason {
  return trendSeasons[(trendSeasons.indexOf(season) + 2) % trendSeasons.length] ?? season
}
