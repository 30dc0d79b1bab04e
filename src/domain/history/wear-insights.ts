import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { WornDays } from '../../contract/history.ts'
import type { CalendarDate, CalendarMonth } from '../../contract/values/calendar-date.ts'
import { colorFamily, type ColorFamily } from '../closet/colors/color-family.ts'
import { swatchColor } from '../closet/colors/swatch-color.ts'
import { isNeverWorn } from '../closet/wears/is-never-worn.ts'
import { daysBetween } from '../calendar-days.ts'
import { monthOf, monthsAfter } from './month-weeks.ts'
import { wearsOf, type HistoryEntry, type Wear } from './counted-entries.ts'

/** Number of days within which a piece counts as recently worn. */
export const RECENT_DAYS = 90

const MONTHS = 12

/** The fields of a piece that the insights use. */
export type InsightPiece = Pick<
  ClosetItem,
  'id' | 'name' | 'wearCount' | 'lastWornDate' | 'originalPrice' | 'currency'
>

export interface WearInsights {
  /** The closet pieces with the most wears on their cards, several in a tie, the most recently worn first. */
  readonly mostWorn: readonly InsightPiece[]
  /** Wears per month in the twelve months up to today, oldest first; at most one per piece and day. */
  readonly byMonth: readonly { readonly month: CalendarMonth; readonly count: number }[]
  /** Wears per color family, most worn first; `other` is for unknown colors. */
  readonly colors: readonly { readonly family: ColorFamily | 'other'; readonly count: number }[]
  /** Closet pieces without a wear, logged or counted by hand. */
  readonly neverWorn: readonly InsightPiece[]
  /** Number of closet pieces worn in the last 90 days, and of all closet pieces. */
  readonly wornLately: { readonly count: number; readonly of: number }
  /** The closet pieces with the oldest last wear, several if they were worn together. */
  readonly restingLongest: { readonly pieces: readonly InsightPiece[]; readonly days: number } | null
}

interface InsightInput {
  readonly entries: readonly HistoryEntry[]
  readonly worn: readonly WornDays[]
  readonly closet: readonly InsightPiece[]
  readonly today: CalendarDate
}

/** Computes wear insights: per day from the wears, per piece from the card's count. */
export function wearInsights({ entries, worn, closet, today }: InsightInput): WearInsights {
  const wears = wearsOf(entries, worn)
  const lately = closet.filter(
    ({ lastWornDate }) => lastWornDate && daysBetween(lastWornDate, today) < RECENT_DAYS,
  )
  return {
    mostWorn: mostWorn(closet),
    byMonth: lastMonths(today).map((month) => ({
      month,
      count: wears.filter(({ day }) => day.startsWith(month)).length,
    })),
    colors: colorsOf(wears),
    neverWorn: closet.filter(isNeverWorn),
    wornLately: { count: lately.length, of: closet.length },
    restingLongest: restingLongest(closet, today),
  }
}

function mostWorn(closet: readonly InsightPiece[]): WearInsights['mostWorn'] {
  const most = Math.max(1, ...closet.map(({ wearCount }) => wearCount))
  return closet
    .filter(({ wearCount }) => wearCount === most)
    .toSorted((one, other) => (other.lastWornDate ?? '').localeCompare(one.lastWornDate ?? ''))
}

function lastMonths(today: CalendarDate): CalendarMonth[] {
  return Array.from({ length: MONTHS }, (_, at) => monthsAfter(monthOf(today), at - (MONTHS - 1)))
}

function colorsOf(wears: readonly Wear[]): WearInsights['colors'] {
  const counts = new Map<ColorFamily | 'other', number>()
  for (const { piece } of wears) {
    const hex = swatchColor(piece.color)
    const family = hex ? colorFamily(hex) : 'other'
    counts.set(family, (counts.get(family) ?? 0) + 1)
  }
  return [...counts]
    .map(([family, count]) => ({ family, count }))
    .toSorted((one, other) => other.count - one.count || one.family.localeCompare(other.family))
}

function restingLongest(
  closet: readonly InsightPiece[],
  today: CalendarDate,
): WearInsights['restingLongest'] {
  const [oldest] = closet.flatMap(({ lastWornDate }) => lastWornDate ?? []).toSorted()
  if (!oldest || oldest >= today) return null
  return {
    pieces: closet.filter(({ lastWornDate }) => lastWornDate === oldest),
    days: daysBetween(oldest, today),
  }
}
