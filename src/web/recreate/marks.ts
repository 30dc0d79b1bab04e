import type { ClosetCategory } from '../../contract/closet.ts'
import type { MarkedPiece, PhotoMark } from '../../contract/recreate.ts'
import { nameColor } from '../../domain/closet/color-name.ts'
import { swatchColor } from '../../domain/closet/swatch-color.ts'
import { colorAround, type PhotoPixels } from './photo-pixels.ts'

/** A piece that is marked in a photo. */
export interface Mark {
  readonly id: number
  /** In fractions of the photo. */
  readonly x: number
  readonly y: number
  readonly category: ClosetCategory
  /** Null for any of the category. */
  readonly typeId: string | null
  /** As `#rrggbb`; null for a color that only has a name. */
  readonly hex: string | null
  readonly colorName: string
}

// In a photo of a whole person, from the top: the lower end of each, in fractions of the height.
const guesses: readonly (readonly [number, ClosetCategory])[] = [
  [0.5, 'Tops'],
  [0.84, 'Bottoms'],
  [1, 'Shoes'],
]

/** A mark where the user tapped: its color is that of the photo, its category a guess by height. */
export function markAt(pixels: PhotoPixels, id: number, x: number, y: number): Mark {
  const category = guesses.find(([lowest]) => y <= lowest)?.[1] ?? 'Shoes'
  return { id, x, y, category, typeId: null, ...colorAt(pixels, x, y) }
}

/** A mark that was moved: it takes the color of its new place. */
export function movedMark(mark: Mark, pixels: PhotoPixels, x: number, y: number): Mark {
  const [left, top] = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))]
  return { ...mark, x: left, y: top, ...colorAt(pixels, left, top) }
}

/** A mark of the model. */
export function markOfModel({ color, ...mark }: PhotoMark, id: number): Mark {
  const hex = swatchColor(color)
  return { ...mark, id, hex, colorName: hex ? nameColor(hex) : color }
}

/** A mark in another color, by its name. */
export function recoloredMark(mark: Mark, colorName: string): Mark {
  return { ...mark, colorName, hex: swatchColor(colorName) }
}

/** A mark as the server compares it with the closet. */
export function toMarkedPiece({ category, typeId, hex, colorName }: Mark): MarkedPiece {
  return { category, typeId, color: hex ?? colorName }
}

function colorAt(pixels: PhotoPixels, x: number, y: number): Pick<Mark, 'hex' | 'colorName'> {
  const hex = colorAround(pixels, x, y)
  return { hex, colorName: nameColor(hex) }
}
