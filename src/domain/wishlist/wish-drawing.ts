import type { WishlistCategory } from '../../contract/wishlist.ts'
import { categoryOfWords } from '../closet/category-of-words.ts'
import { drawingAddress } from '../closet/drawing-address.ts'
import type { GarmentKind } from '../closet/garment-kinds.ts'
import { readGarmentKind } from '../closet/read-garment-kind.ts'
import { closetCategoryOf } from './closet-category.ts'

const plainKinds: Readonly<Record<WishlistCategory, GarmentKind>> = {
  jacket: 'jacket',
  dress: 'dress',
  shoes: 'sneakers',
  pants: 'trousers',
  shirt: 'shirt',
  accessories: 'tote',
}

interface Drawable {
  readonly name: string
  readonly category: WishlistCategory
  readonly color: string | null
}

/** Address of a drawing of a wish: the kind that its name tells where that is of its category, else a plain one. */
export function wishDrawing({ name, category, color }: Drawable): string {
  const told = categoryOfWords(name) === closetCategoryOf(category) ? readGarmentKind(name) : null
  return drawingAddress(told ?? plainKinds[category], color ?? '')
}
