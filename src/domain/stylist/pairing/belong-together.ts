import type { StylistPiece } from '../outfit.ts'

type SetPiece = Pick<StylistPiece, 'brand' | 'garment'>

/** OKLCH distances within which two colors can be one fabric. */
const LIGHTNESS_APART = 0.16
const CHROMA_APART = 0.09

/**
 * Whether two pieces are parts of one set, as a suit's jacket and its trousers: the same kind of set in the same color,
 * and of one brand where both are known.
 */
export function belongTogether(one: SetPiece, other: SetPiece): boolean {
  const [first, second] = [one.garment, other.garment]
  if (!first.set || first.set !== second.set || first.slot === second.slot) return false
  const [brand, otherBrand] = [one.brand?.toLowerCase(), other.brand?.toLowerCase()]
  if (brand && otherBrand && brand !== otherBrand) return false
  if (!first.color || !second.color) return true
  return (
    first.color.family === second.color.family &&
    Math.abs(first.color.lightness - second.color.lightness) <= LIGHTNESS_APART &&
    Math.abs(first.color.chroma - second.color.chroma) <= CHROMA_APART
  )
}
