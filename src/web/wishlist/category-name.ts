import type { WishlistCategory } from '../../contract/wishlist.ts'

/** Label of a category: 'Jacket'. */
export function categoryName(category: WishlistCategory): string {
  return `${category.charAt(0).toUpperCase()}${category.slice(1)}`
}
