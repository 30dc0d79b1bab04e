import type { ClosetItem } from '../../contract/closet.ts'
import { placeOnRail, type Place } from './place-on-rail.ts'

/** What the collection can be sorted by; the first is how a closet is listed. */
export const closetOrders = ['newest', 'least-worn', 'most-worn', 'price', 'color'] as const
export type ClosetOrder = (typeof closetOrders)[number]

type Sorted = Pick<ClosetItem, 'color' | 'currency' | 'originalPrice' | 'wearCount'>

/** The pieces, which come newest first, in another order; those that it takes for equal stay newest first. */
export function sortCloset<I extends Sorted>(items: readonly I[], order: ClosetOrder): readonly I[] {
  if (order === 'least-worn') return items.toSorted((one, other) => one.wearCount - other.wearCount)
  if (order === 'most-worn') return items.toSorted((one, other) => other.wearCount - one.wearCount)
  if (order === 'price') return byPlace(items, placeByPrice(items))
  if (order === 'color') return byPlace(items, ({ color }) => placeOnRail(color))
  return items
}

// Without a place a piece comes last.
function byPlace<I>(items: readonly I[], placeOf: (item: I) => Place | null): I[] {
  return items
    .map((item) => ({ item, place: placeOf(item) ?? [Number.MAX_VALUE, 0] }))
    .toSorted(({ place: one }, { place: other }) => one[0] - other[0] || one[1] - other[1])
    .map(({ item }) => item)
}

// The dearest first, but only within its currency: the one that most pieces were paid in leads.
function placeByPrice(items: readonly Sorted[]): (item: Sorted) => Place | null {
  const counts = new Map<string, number>()
  for (const { originalPrice, currency } of items)
    if (originalPrice !== null) counts.set(currency ?? '', (counts.get(currency ?? '') ?? 0) + 1)
  const currencies = [...counts.keys()].toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  )
  return ({ originalPrice, currency }) =>
    originalPrice === null ? null : [currencies.indexOf(currency ?? ''), -hundredths(originalPrice)]
}

// A price has two places and at most ten digits: its hundredths are a whole number that is exact.
function hundredths(price: string): number {
  return Number(price.replace('.', ''))
}
