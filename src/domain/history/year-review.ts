import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { OutfitHistory, WornDays, WornPiece } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { YearReview } from '../../contract/year-review.ts'
import { isNeverWorn } from '../closet/wears/is-never-worn.ts'
import { colorFamily } from '../closet/colors/color-family.ts'
import { swatchColor } from '../closet/colors/swatch-color.ts'
import { countedEntries, wearsOf, type Wear } from './counted-entries.ts'
import { costOverYear, ownedSince } from './cost-over-year.ts'
import { monthOf, monthsOfYear } from './month-weeks.ts'

/** Maximum pieces per list: as many as a picture shows. */
const MOST = 6
// A year whose first wear is in its first week counts as complete.
const WHOLE_FROM = '01-07'

/** Data for a year review. */
export interface Wardrobe {
  readonly entries: readonly OutfitHistory[]
  readonly worn: readonly WornDays[]
  /** Pieces currently in the closet. */
  readonly closet: readonly ClosetItem[]
}

/** Computes the review of a year, from the same wears and cards as the insights. */
export function reviewOfYear(
  year: number,
  { entries, worn, closet }: Wardrobe,
  today: CalendarDate,
): YearReview {
  const all = wearsOf(entries, worn)
  const isInYear = (day: CalendarDate) => day.startsWith(`${year}-`)
  const wears = all.filter(({ day }) => isInYear(day))
  const never = closet.filter((piece) => isNeverWorn(piece) && ownedSince(piece) < `${year + 1}`)
  return {
    year,
    years: yearsOf(all, today),
    since: sinceOf(year, all),
    dayCount: new Set(wears.map(({ day }) => day)).size,
    outfitCount: countedEntries(entries).filter(({ wornDate }) => isInYear(wornDate)).length,
    pieceCount: new Set(wears.map(({ piece }) => piece.id)).size,
    mostWorn: mostWornOf(wears),
    neverWorn: { count: never.length, pieces: never.slice(0, MOST).map(toWornPiece) },
    costPerWear: costOverYear(year, { worn, closet }, today),
    colors: colorsByMonth(year, wears),
  }
}

function yearsOf(wears: readonly Wear[], today: CalendarDate): number[] {
  const years = new Set([today, ...wears.map(({ day }) => day)].map((day) => Number(day.slice(0, 4))))
  return [...years].toSorted((one, other) => other - one)
}

function sinceOf(year: number, all: readonly Wear[]): CalendarDate | null {
  const [first] = all.map(({ day }) => day).toSorted((one, other) => one.localeCompare(other))
  return first && first.startsWith(`${year}-`) && first > `${year}-${WHOLE_FROM}` ? first : null
}

function mostWornOf(wears: readonly Wear[]): YearReview['mostWorn'] {
  const byPiece = new Map<string, { piece: WornPiece; days: number; last: CalendarDate }>()
  for (const { piece, day } of wears) {
    const known = byPiece.get(piece.id)
    const last = known && known.last > day ? known.last : day
    byPiece.set(piece.id, { piece, days: (known?.days ?? 0) + 1, last })
  }
  return [...byPiece.values()]
    .toSorted((one, other) => other.days - one.days || other.last.localeCompare(one.last))
    .slice(0, MOST)
    .map(({ piece, days }) => ({ piece, days }))
}

function toWornPiece({ id, name, category, color, imageUrl }: ClosetItem): WornPiece {
  return { id, name, category, color, imageUrl, isGone: false }
}

function colorsByMonth(year: number, wears: readonly Wear[]): YearReview['colors'] {
  const byMonth = Map.groupBy(wears, ({ day }) => monthOf(day))
  return monthsOfYear(year).map((month) => {
    const families = Map.groupBy(byMonth.get(month) ?? [], familyOf)
    return {
      month,
      families: [...families]
        .map(([family, ofIt]) => ({ family, count: ofIt.length }))
        .toSorted((one, other) => other.count - one.count || one.family.localeCompare(other.family)),
    }
  })
}

function familyOf({ piece }: Wear): YearReview['colors'][number]['families'][number]['family'] {
  const hex = swatchColor(piece.color)
  return hex ? colorFamily(hex) : 'other'
}
