import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { Pattern } from './patterns.ts'
import type { GarmentKind } from '../garment-kinds.ts'
import { readGarmentKind } from '../read-garment-kind.ts'
import { swatchColor } from '../colors/swatch-color.ts'

// Oatmeal, for texts without a color: visible on light and dark tiles.
const NO_COLOR = '#c8bfb0'

const plainKinds: Readonly<Record<ClosetCategory, GarmentKind>> = {
  Tops: 'tee',
  Bottoms: 'trousers',
  Dresses: 'dress',
  Outerwear: 'jacket',
  Shoes: 'sneakers',
  Accessories: 'tote',
}

/** Address of the drawing of a kind in a color, given by name ('Light blue') or hex ('#A0B1C2'). */
export function drawingAddress(kind: GarmentKind, color: string, pattern: Pattern | null = null): string {
  const hex = (swatchColor(color) ?? NO_COLOR).slice(1)
  // A short hex such as '#abc' doubles each digit.
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return `/drawings/${kind}.svg?c=${digits}${pattern ? `&p=${pattern}` : ''}`
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
