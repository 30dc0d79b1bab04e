import type { WishlistCategory } from '../../contract/wishlist.ts'
import { drawingAddress } from '../closet/drawings/drawing-address.ts'
import type { GarmentKind } from '../closet/garment-kinds.ts'
import { readGarmentKind, categoryOfWords } from '../closet/read-garment-kind.ts'
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

/** Returns the URL of a wish's drawing: of the kind in its name if that matches its category, else of a basic kind. */
export function wishDrawing({ name, category, color }: Drawable): string {
  const kind = categoryOfWords(name) === closetCategoryOf(category) ? readGarmentKind(name) : null
  return drawingAddress(kind ?? plainKinds[category], color ?? '')
}
