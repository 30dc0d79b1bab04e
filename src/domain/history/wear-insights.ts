import type { ClosetItem } from '../../contract/closet.ts'
import type { WornDays } from '../../contract/history.ts'
import { colorFamily, type ColorFamily } from '../closet/color-family.ts'
import { swatchColor } from '../closet/swatch-color.ts'
import { isNeverWorn } from '../closet/is-never-worn.ts'
import { daysBetween } from '../calendar-days.ts'
import { wearsOf, type HistoryEntry, type Wear } from './counted-entries.ts'

/** How many days back a piece counts as worn lately. */
export const LATELY_DAYS = 90

const MONTHS = 12

/** A piece of the closet, as far as it matters to the insights. */
export type InsightPiece = Pick<
  ClosetItem,
  'id' | 'name' | 'wearCount' | 'lastWornDate' | 'originalPrice' | 'currency'
>

/** What was worn, how often and in which colors. */
export interface WearInsights {
  /** The piece of the closet with the most wears, as its card counts them; of several the one worn last. */
  readonly mostWorn: InsightPiece | null
  /** The twelve months that end with today's, the first first: '2026-11' and how many pieces were worn, each once a day. */
  readonly byMonth: readonly { readonly month: string; readonly count: number }[]
  /** By how often it was worn; `other` is what names no color we know. */
  readonly colors: readonly { readonly family: ColorFamily | 'other'; readonly count: number }[]
  /** Pieces of the closet without a single wear, logged or counted by hand. */
  readonly neverWorn: readonly InsightPiece[]
  /** Pieces of the closet that were worn in the last 90 days, and all of them. */
  readonly wornLately: { readonly count: number; readonly of: number }
  /** The piece of the closet whose last wear is the longest ago. */
  readonly restingLongest: { readonly piece: InsightPiece; readonly days: number } | null
}

interface Worn {
  readonly entries: readonly HistoryEntry[]
  readonly worn: readonly WornDays[]
  readonly closet: readonly InsightPiece[]
  /** As '2026-11-23'. */
  readonly today: string
}

/** What was worn: by day from the wears, by piece from what its card counts. */
export function wearInsights({ entries, worn, closet, today }: Worn): WearInsights {
  const wears = wearsOf(entries, worn)
  const lately = closet.filter(
    ({ lastWornDate }) => lastWornDate && daysBetween(lastWornDate, today) < LATELY_DAYS,
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
  const [most] = closet
    .filter(({ wearCount }) => wearCount > 0)
    .toSorted(
      (one, other) =>
        other.wearCount - one.wearCount || (other.lastWornDate ?? '').localeCompare(one.lastWornDate ?? ''),
    )
  return most ?? null
}

function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) => {
    const months = year * 12 + (month - 1) - (MONTHS - 1 - at)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
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

function restingLongest(closet: readonly InsightPiece[], today: string): WearInsights['restingLongest'] {
  const worn = closet.flatMap((piece) => (piece.lastWornDate ? [{ piece, last: piece.lastWornDate }] : []))
  const [first] = worn.toSorted((one, other) => one.last.localeCompare(other.last))
  const days = first ? daysBetween(first.last, today) : 0
  return first && days > 0 ? { piece: first.piece, days } : null
}
