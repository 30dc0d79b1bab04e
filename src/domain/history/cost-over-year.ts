import { Big } from 'big.js'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { WornDays } from '../../contract/history.ts'
import type { CalendarDate, CalendarMonth } from '../../contract/values/calendar-date.ts'
import type { YearReview } from '../../contract/year-review.ts'
import { utcDay } from '../calendar-days.ts'
import { costPerWear } from '../closet/wears/cost-per-wear.ts'
import { monthOf, monthsOfYear } from './month-weeks.ts'

interface Costs {
  readonly worn: readonly WornDays[]
  readonly closet: readonly ClosetItem[]
}

type Priced = ClosetItem & { readonly originalPrice: string; readonly currency: string }

/**
 * Returns the closet's average cost per wear at the end of each month of a year: total price of the pieces owned by
 * then, divided by all their wears by then. Wears without a date count as before the first dated one. Starts with the
 * first month that has a wear; null if no priced piece was worn. The last value matches the closet's cards.
 */
export function costOverYear(
  year: number,
  { worn, closet }: Costs,
  today: CalendarDate,
): YearReview['costPerWear'] {
  const currency = mainCurrency(closet)
  const pieces = closet.filter((piece): piece is Priced => isPriced(piece) && piece.currency === currency)
  const daysOf = new Map(worn.map(({ piece, days }) => [piece.id, days]))
  const days = pieces.flatMap(({ id }) => daysOf.get(id) ?? [])
  if (currency === null || days.length === 0) return null
  const first = days.reduce((one, other) => (one < other ? one : other))
  const months = monthsOfYear(year)
    .filter((month) => month >= monthOf(first) && month <= monthOf(today))
    .flatMap((month) => {
      const cost = costBy(month, pieces, daysOf)
      return cost === null ? [] : [{ month, cost }]
    })
  const last = months.at(-1)?.month
  if (!last) return null
  const pieceCount = pieces.filter((piece) => monthOf(ownedSince(piece, daysOf.get(piece.id))) <= last).length
  return { currency, pieceCount, months }
}

function isPriced(piece: ClosetItem): piece is Priced {
  return piece.originalPrice !== null && piece.currency !== null
}

function mainCurrency(closet: readonly ClosetItem[]): string | null {
  const counts = Map.groupBy(closet.filter(isPriced), ({ currency }) => currency)
  const [most] = [...counts].toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || one.localeCompare(other),
  )
  return most?.[0] ?? null
}

function costBy(
  month: CalendarMonth,
  pieces: readonly Priced[],
  daysOf: ReadonlyMap<string, readonly CalendarDate[]>,
): string | null {
  let paid = new Big(0)
  let wears = 0
  for (const piece of pieces) {
    const days = daysOf.get(piece.id) ?? []
    if (monthOf(ownedSince(piece, days)) > month) continue
    paid = paid.plus(piece.originalPrice)
    wears += piece.wearCount - days.length + days.filter((day) => monthOf(day) <= month).length
  }
  return costPerWear(paid.toFixed(2), wears)
}

/** Returns the first day of owning a piece: at the latest that of any wear, even if its stated dates are later. */
export function ownedSince(
  { purchaseDate, createdAt }: ClosetItem,
  days: readonly CalendarDate[] = [],
): CalendarDate {
  return [purchaseDate ?? utcDay(new Date(createdAt)), ...days].reduce((one, other) =>
    one < other ? one : other,
  )
}
