import type { ClosetCategory } from '../../contract/closet.ts'
import type { Pattern } from './drawings/patterns.ts'
import type { GarmentKind } from './garment-kinds.ts'
import { readGarmentKind } from './read-garment-kind.ts'
import { swatchColor } from './swatch-color.ts'

// Oatmeal: reads on the light tile and on the dark one, where a text names no color.
const NO_COLOR = '#c8bfb0'

const plainKinds: Readonly<Record<ClosetCategory, GarmentKind>> = {
  Tops: 'tee',
  Bottoms: 'trousers',
  Dresses: 'dress',
  Outerwear: 'jacket',
  Shoes: 'sneakers',
  Accessories: 'tote',
}

/** Address of the drawing of a kind in a color, named ('Light blue') or hex ('#A0B1C2'). */
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

/** Address of a drawing of this piece: the kind that its name tells, else a plain one of its category. */
export function pieceDrawing({ name, category, color }: Drawable): string {
  return drawingAddress(readGarmentKind(name) ?? plainKinds[category], color)
}
