import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { MarkedPiece, PhotoMark } from '../../contract/recreate.ts'
import { nameColor } from '../../domain/closet/colors/color-name.ts'
import { swatchColor } from '../../domain/closet/colors/swatch-color.ts'
import { colorAround, type PhotoPixels } from './photo-pixels.ts'

/** A marked piece of a photo. */
export interface Mark {
  readonly id: number
  /** In fractions of the photo. */
  readonly x: number
  readonly y: number
  readonly category: ClosetCategory
  /** Null for any type of the category. */
  readonly typeId: string | null
  /** Such as `#rrggbb`; null for a color that has only a name. */
  readonly hex: string | null
  readonly colorName: string
}

// In a photo of a standing person, from the top: the lower end of each category, in fractions of the height.
const guesses: readonly (readonly [number, ClosetCategory])[] = [
  [0.5, 'Tops'],
  [0.84, 'Bottoms'],
  [1, 'Shoes'],
]

/** A mark at the tapped position: its color from the photo, its category estimated from the height. */
export function markAt(pixels: PhotoPixels, id: number, x: number, y: number): Mark {
  const category = guesses.find(([lowest]) => y <= lowest)?.[1] ?? 'Shoes'
  return { id, x, y, category, typeId: null, ...colorAt(pixels, x, y) }
}

/** A moved mark, with the color of its new position. */
export function movedMark(mark: Mark, pixels: PhotoPixels, x: number, y: number): Mark {
  const [left, top] = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))]
  return { ...mark, x: left, y: top, ...colorAt(pixels, left, top) }
}

/** A mark set by the model. */
export function markOfModel({ color, ...mark }: PhotoMark, id: number): Mark {
  const hex = swatchColor(color)
  return { ...mark, id, hex, colorName: hex ? nameColor(hex) : color }
}

/** A mark with another color, by name. */
export function recoloredMark(mark: Mark, colorName: string): Mark {
  return { ...mark, colorName, hex: swatchColor(colorName) }
}

/** A mark as input of the comparison with the closet. */
export function toMarkedPiece({ category, typeId, hex, colorName }: Mark): MarkedPiece {
  return { category, typeId, color: hex ?? colorName }
}

function colorAt(pixels: PhotoPixels, x: number, y: number): Pick<Mark, 'hex' | 'colorName'> {
  const hex = colorAround(pixels, x, y)
  return { hex, colorName: nameColor(hex) }
}
