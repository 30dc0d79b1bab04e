import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { colorSortKey, type SortKey } from './color-sort-key.ts'

/** Sort orders of the collection; the first is the default of the API. */
export const closetOrders = ['newest', 'least-worn', 'most-worn', 'price', 'color'] as const
export type ClosetOrder = (typeof closetOrders)[number]

type Sorted = Pick<ClosetItem, 'color' | 'currency' | 'originalPrice' | 'wearCount'>

/** Sorts pieces that are given newest first. Ties stay newest first. */
export function sortCloset<I extends Sorted>(items: readonly I[], order: ClosetOrder): readonly I[] {
  if (order === 'least-worn') return items.toSorted((one, other) => one.wearCount - other.wearCount)
  if (order === 'most-worn') return items.toSorted((one, other) => other.wearCount - one.wearCount)
  if (order === 'price') return sortByKey(items, priceSortKey(items))
  if (order === 'color') return sortByKey(items, ({ color }) => colorSortKey(color))
  return items
}

// Pieces without a key come last.
function sortByKey<I>(items: readonly I[], keyOf: (item: I) => SortKey | null): I[] {
  return items
    .map((item) => ({ item, place: keyOf(item) ?? [Number.MAX_VALUE, 0] }))
    .toSorted(({ place: one }, { place: other }) => one[0] - other[0] || one[1] - other[1])
    .map(({ item }) => item)
}

// Most expensive first, grouped by currency; the most frequent currency comes first.
function priceSortKey(items: readonly Sorted[]): (item: Sorted) => SortKey | null {
  const counts = new Map<string, number>()
  for (const { originalPrice, currency } of items)
    if (originalPrice !== null) counts.set(currency ?? '', (counts.get(currency ?? '') ?? 0) + 1)
  const currencies = [...counts.keys()].toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  )
  return ({ originalPrice, currency }) =>
    originalPrice === null ? null : [currencies.indexOf(currency ?? ''), -hundredths(originalPrice)]
}

// Exact: a price has two decimals and at most ten digits, so its hundredths are a safe integer.
function hundredths(price: string): number {
  return Number(price.replace('.', ''))
}
