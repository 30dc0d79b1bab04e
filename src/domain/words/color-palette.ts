import { shadesOf } from '../closet/color-words.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { areaWeight } from '../stylist/score/area-weight.ts'

const COLORS_MAX = 6

/** The colors of an outfit, each once, in the order of the area that they take: ['Camel', 'Navy']. */
export function colorPalette(pieces: readonly StylistPiece[]): string[] {
  const byArea = pieces.toSorted(
    (one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot],
  )
  const [mains, others] = [byArea.flatMap((piece) => shadesOf(piece).slice(0, 1)), byArea.flatMap(shadesOf)]
  const shades = [...new Set([...mains, ...others])]
  return shades.slice(0, COLORS_MAX).map((shade) => shade.charAt(0).toUpperCase() + shade.slice(1))
}
