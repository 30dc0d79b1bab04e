import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { wishlistCategories, type WishlistCategory } from '../../contract/wishlist.ts'

const inCloset: Readonly<Record<WishlistCategory, ClosetCategory>> = {
  jacket: 'Outerwear',
  dress: 'Dresses',
  shoes: 'Shoes',
  pants: 'Bottoms',
  shirt: 'Tops',
  accessories: 'Accessories',
}

/** Returns the closet category for a wishlist category. */
export function closetCategoryOf(category: WishlistCategory): ClosetCategory {
  return inCloset[category]
}

/** Returns the wishlist category for a closet category; shop pages are parsed into closet categories. */
export function wishlistCategoryOf(category: ClosetCategory): WishlistCategory {
  return wishlistCategories.find((each) => inCloset[each] === category) ?? 'accessories'
}
