import type { Garment } from '../../closet/garment.ts'

interface SetPiece {
  readonly brand: string | null
  readonly garment: Garment
}

/** OKLCH distances within which two colors can be one fabric. */
const LIGHTNESS_APART = 0.16
const CHROMA_APART = 0.09

/**
 * Whether two pieces are parts of one set, as a suit's jacket and its trousers: their owner names the same set, or they are
 * the same kind of set in the same color, and of one brand where both are known.
 */
export function belongTogether(one: SetPiece, other: SetPiece): boolean {
  const [first, second] = [one.garment, other.garment]
  if (first.slot !== second.slot && first.setName && first.setName === second.setName) return true
  if (areOfTwoNamedSets(first, second)) return false
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

/** Whether the owner says of two pieces that they are parts of different sets. */
export function areOfTwoNamedSets(one: Garment, other: Garment): boolean {
  return one.setName !== null && other.setName !== null && one.setName !== other.setName
}
