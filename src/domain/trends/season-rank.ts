import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { trendSeasons, type TrendSeason } from '../../contract/trends.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

// Middle of each season in the northern hemisphere, in days after January 1: April 15, July 15, October 15, January 15.
const middles: Readonly<Record<TrendSeason, number>> = { spring: 104, summer: 195, fall: 287, winter: 14 }
const YEAR_DAYS = 365.25
// Share of a rank half a year away from its season.
const LEAST = 0.3

/**
 * Armadio's rank of a trend on a day, 0 to 100: `rank` in the middle of its season, lower the further the day is from
 * it. An estimate, not a measurement.
 */
export function seasonRank(
  { rank, season }: { readonly rank: number; readonly season: TrendSeason | null },
  today: CalendarDate,
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
