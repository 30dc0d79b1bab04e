import { readDrawingAddress } from '../closet/drawings/read-drawing-address.ts'
import type { Garment } from '../closet/garment.ts'
import { readColors } from '../closet/colors/perceived-color.ts'
import { isDrawing } from '../closet/drawings/drawing-address.ts'

/** The traits of a piece that are compared with a part of a trend. */
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

/** The traits of a piece by its words; one of our drawings as picture adds missing kind, color and pattern. */
export function comparableTraits(garment: Garment, imageUrl: string): ComparableTraits {
  const drawing = isDrawing(imageUrl) ? readDrawingAddress(imageUrl) : null
  if (!drawing || !('color' in drawing)) return garment
  const [color = null] = garment.color ? [garment.color] : readColors(drawing.color)
  return {
    ...garment,
    kind: garment.kind ?? drawing.kind,
    color,
    pattern: garment.pattern ?? drawing.pattern,
  }
}
