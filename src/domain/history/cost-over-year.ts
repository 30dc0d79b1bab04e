import { Big } from 'big.js'
import type { ClosetItem } from '../../contract/closet.ts'
import type { WornDays } from '../../contract/history.ts'
import type { YearReview } from '../../contract/year-review.ts'
import { costPerWear } from '../closet/cost-per-wear.ts'
import { monthOf } from './month-weeks.ts'

interface Costs {
  readonly worn: readonly WornDays[]
  readonly closet: readonly ClosetItem[]
}

type Priced = ClosetItem & { readonly originalPrice: string; readonly currency: string }

/**
 * What a wear of the closet has cost on average by the end of each month of a year: all that was paid for its pieces
 * by then, over all their wears by then. Wears without a day were before the first one with a day. Begins with the first
 * month that has a wear; null where no piece with a price was worn. The last figure is that of the cards.
 */
export function costOverYear(
  year: number,
  { worn, closet }: Costs,
  today: string,
): YearReview['costPerWear'] {
  const currency = mainCurrency(closet)
  const pieces = closet.filter((piece): piece is Priced => isPriced(piece) && piece.currency === currency)
  const daysOf = new Map(worn.map(({ piece, days }) => [piece.id, days]))
  const days = pieces.flatMap(({ id }) => daysOf.get(id) ?? [])
  if (currency === null || days.length === 0) return null
  const first = days.reduce((one, other) => (one < other ? one : other))
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
    .filter((month) => month >= monthOf(first) && month <= monthOf(today))
    .flatMap((month) => {
      const cost = costBy(`${month}-31`, pieces, daysOf)
      return cost === null ? [] : [{ month, cost }]
    })
  return months.length === 0 ? null : { currency, pieceCount: pieces.length, months }
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
  end: string,
  pieces: readonly Priced[],
  daysOf: ReadonlyMap<string, readonly string[]>,
): string | null {
  let paid = new Big(0)
  let wears = 0
  for (const piece of pieces) {
    const days = daysOf.get(piece.id) ?? []
    if (ownedSince(piece, days) > end) continue
    paid = paid.plus(piece.originalPrice)
    wears += piece.wearCount - days.length + days.filter((day) => day <= end).length
  }
  return costPerWear(paid.toFixed(2), wears)
}

// What was worn was there, whatever its dates say.
function ownedSince({ purchaseDate, createdAt }: ClosetItem, days: readonly string[]): string {
  return [purchaseDate ?? createdAt.slice(0, 'yyyy-mm-dd'.length), ...days].reduce((one, other) =>
    one < other ? one : other,
  )
}
