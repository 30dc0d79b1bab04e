import type { ClosetCategory } from '../../contract/closet.ts'
import { wishlistCategories, type WishlistCategory } from '../../contract/wishlist.ts'

const inCloset: Readonly<Record<WishlistCategory, ClosetCategory>> = {
  jacket: 'Outerwear',
  dress: 'Dresses',
  shoes: 'Shoes',
  pants: 'Bottoms',
  shirt: 'Tops',
  accessories: 'Accessories',
}

/** Where a wish of this category would hang in the closet. */
export function closetCategoryOf(category: WishlistCategory): ClosetCategory {
  return inCloset[category]
}

/** The category of the wishlist for a piece that the closet would sort here; a shop's page is read for the closet. */
export function wishlistCategoryOf(category: ClosetCategory): WishlistCategory {
  return wishlistCategories.find((each) => inCloset[each] === category) ?? 'accessories'
}
