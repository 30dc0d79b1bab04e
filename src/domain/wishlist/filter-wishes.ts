import type { WishlistCategory, WishlistItem } from '../../contract/wishlist.ts'

/** A wishlist filter; null fields match everything. */
export interface WishFilter {
  readonly category: WishlistCategory | null
  /** Exact priority, 1 to 5. */
  readonly priority: number | null
}

/** Returns the wishes that match the filter, in order. */
export function filterWishes<W extends Pick<WishlistItem, 'category' | 'priority'>>(
  wishes: readonly W[],
  { category, priority }: WishFilter,
): W[] {
  return wishes.filter(
    (wish) =>
      (category === null || wish.category === category) && (priority === null || wish.priority === priority),
  )
}
