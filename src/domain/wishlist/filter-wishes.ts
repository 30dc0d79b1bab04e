import type { WishlistCategory, WishlistItem } from '../../contract/wishlist.ts'

/** What the wishlist is narrowed by; null narrows nothing. */
export interface WishFilter {
  readonly category: WishlistCategory | null
  /** 1 to 5, this very one. */
  readonly priority: number | null
}

/** The wishes that a filter leaves, in their order. */
export function filterWishes<W extends Pick<WishlistItem, 'category' | 'priority'>>(
  wishes: readonly W[],
  { category, priority }: WishFilter,
): W[] {
  return wishes.filter(
    (wish) =>
      (category === null || wish.category === category) && (priority === null || wish.priority === priority),
  )
}
