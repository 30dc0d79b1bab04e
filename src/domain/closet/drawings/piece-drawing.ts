import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { GarmentKind } from '../garment-kinds.ts'
import { readGarmentKind } from '../read-garment-kind.ts'
import { drawingAddress } from './drawing-address.ts'

const plainKinds: Readonly<Record<ClosetCategory, GarmentKind>> = {
  Tops: 'tee',
  Bottoms: 'trousers',
  Dresses: 'dress',
  Outerwear: 'jacket',
  Shoes: 'sneakers',
  Accessories: 'tote',
}

interface Drawable {
  readonly name: string
  readonly category: ClosetCategory
  readonly color: string
}

/** Address of the drawing of a piece: of the kind in its name, else the default kind of its category. */
export function pieceDrawing({ name, category, color }: Drawable): string {
  return drawingAddress(readGarmentKind(name) ?? plainKinds[category], color)
}
