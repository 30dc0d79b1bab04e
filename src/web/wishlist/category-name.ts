import type { WishlistCategory } from '../../contract/wishlist.ts'

/** A category as the screen writes it: 'Jacket'. */
export function categoryName(category: WishlistCategory): string {
  return `${category.charAt(0).toUpperCase()}${category.slice(1)}`
}
