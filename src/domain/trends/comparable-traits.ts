import { readDrawingAddress } from '../closet/drawings/read-drawing-address.ts'
import type { Garment } from '../closet/garment.ts'
import { readColors } from '../closet/perceived-color.ts'

/** What of a piece is compared with a part of a trend. */
export type ComparableTraits = Pick<
  Garment,
  | 'kind'
  | 'color'
  | 'otherColors'
  | 'pattern'
  | 'silhouette'
  | 'length'
  | 'material'
  | 'slot'
  | 'tags'
  | 'purpose'
  | 'formality'
>

/** What was read of a piece; where it is drawn by us, the drawing tells kind, color and pattern that no word does. */
export function comparableTraits(garment: Garment, imageUrl: string): ComparableTraits {
  const drawing = imageUrl.startsWith('/drawings/') ? readDrawingAddress(imageUrl) : null
  if (!drawing || !('color' in drawing)) return garment
  const [color = null] = garment.color ? [garment.color] : readColors(drawing.color)
  return {
    ...garment,
    kind: garment.kind ?? drawing.kind,
    color,
    pattern: garment.pattern ?? drawing.pattern,
  }
}
