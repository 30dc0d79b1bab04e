import type { ColorFamily } from '../closet/colors/color-family.ts'
import { kindRow } from '../closet/garment-kinds.ts'
import { hasTag, type GarmentTag } from '../closet/tags/garment-tags.ts'
import { garmentLengths, type GarmentColor, type Material, type Silhouette } from '../closet/garment.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { ComparableTraits } from './comparable-traits.ts'
import type { TrendGarment } from './trend.ts'

// Differences in OKLab up to which two colors match.
const SAME_FAMILY = 0.2
const NEAR_FAMILIES = 0.11
const nearFamilies: readonly (readonly [ColorFamily, ColorFamily])[] = [
  ['black', 'gray'],
  ['black', 'blue'],
  ['white', 'beige'],
  ['white', 'gray'],
  ['beige', 'gray'],
  ['beige', 'brown'],
]

const ANOTHER_KIND = 0.7
const ANOTHER_CUT = 0.8
const NEAR_PATTERN = 0.85
// In formality steps; casual and smart casual are 1 apart.
const FORMALITY_APART = 1.5

// The color of glasses is ignored, since it is hardly visible from a distance.
const ofAnyColor: readonly GarmentTag[] = ['sunglasses', 'eyeglasses']
const glasses: readonly GarmentTag[] = ['sunglasses', 'eyeglasses']

// Materials that are required if a trend names them: cotton trousers don't match leather trousers.
// prettier-ignore
const telling = new Set<Material>([
  'velvet', 'satin', 'silk', 'lace', 'denim', 'corduroy', 'tweed', 'leather', 'suede', 'fur', 'sequin', 'straw',
])
// Materials that never match plain fabric.
const shining = new Set<Material>(['sequin', 'lace', 'fur', 'velvet'])
const nearMaterials: Partial<Record<Material, Material>> = { satin: 'silk', silk: 'satin', suede: 'leather' }

const widths: readonly Silhouette[] = ['slim', 'regular', 'loose']

/** Parses the traits of a trend part from its words. */
export function readPart({ name, kind, color, pattern }: TrendGarment): ComparableTraits {
  const { category } = kindRow(kind)
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  return { ...readGarment(words), kind, pattern }
}

/**
 * Similarity of a piece to a part, from 0 (no match) to 1: by kind, color, pattern, cut, and stated material. The kind
 * of the piece must be able to substitute that of the part. With `isOfOneColor` near colors don't match.
 */
export function partSimilarity(
  part: ComparableTraits,
  piece: ComparableTraits,
  isOfOneColor = false,
): number {
  // Eyeglasses don't match sunglasses, nor the reverse.
  if (glasses.some((tag) => hasTag(part, [tag]) && !hasTag(piece, [tag]))) return 0
  // Nor do tights match leggings.
  if (hasTag(part, ['tights']) !== hasTag(piece, ['tights'])) return 0
  // Football shorts don't match denim shorts, nor espadrilles oxford shoes.
  if (piece.purpose !== null && piece.purpose !== part.purpose) return 0
  if (Math.abs(part.formality - piece.formality) > FORMALITY_APART) return 0
  const kind = part.kind === piece.kind ? 1 : ANOTHER_KIND
  return (
    kind *
    colorSimilarity(part, piece, isOfOneColor) *
    patternSimilarity(part, piece) *
    cutSimilarity(part, piece) *
    clothSimilarity(part, piece)
  )
}

/** Whether a matching piece differs from the part by its name: black for gray, loafers for sneakers; not Chelsea for ankle boots. */
export function isSubstitute(part: ComparableTraits, piece: ComparableTraits): boolean {
  const isOfKind = part.kind === piece.kind || [...part.tags].every((tag) => piece.tags.has(tag))
  // Navy stripes on cream are the stripes that the trend shows.
  const isOfPattern = part.pattern !== null && part.pattern === piece.pattern
  return !isOfKind || (part.color?.family !== piece.color?.family && !isOfPattern)
}

function colorSimilarity(part: ComparableTraits, piece: ComparableTraits, isOfOneColor: boolean): number {
  const wanted = part.color
  if (!wanted || hasTag(part, ofAnyColor)) return 1
  // The colors of a striped shirt may be listed in any order.
  const colors = [piece.color, ...(part.pattern ? piece.otherColors : [])]
  return Math.max(...colors.map((color) => (color ? nearness(wanted, color, isOfOneColor) : 0)))
}

function nearness(one: GarmentColor, other: GarmentColor, isOfOneColor: boolean): number {
  const apart = difference(one, other)
  if (one.family === other.family) return apart <= SAME_FAMILY ? 1 - apart : 0
  if (isOfOneColor) return 0
  const areNear = nearFamilies.some(
    (pair) => pair.includes(one.family) && pair.includes(other.family) && one.isNeutral && other.isNeutral,
  )
  return areNear && apart <= NEAR_FAMILIES ? 1 - 2 * apart : 0
}

function difference(one: GarmentColor, other: GarmentColor): number {
  const [first, second] = [alongAxes(one), alongAxes(other)]
  return Math.hypot(one.lightness - other.lightness, first.a - second.a, first.b - second.b)
}

function alongAxes({ chroma, hue }: GarmentColor): { a: number; b: number } {
  const turn = (hue * Math.PI) / 180
  return { a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) }
}

function patternSimilarity(part: ComparableTraits, piece: ComparableTraits): number {
  if (part.pattern === null && piece.otherColors.length > 0)
    return isSmall(part) && piece.pattern === null ? NEAR_PATTERN : 0
  if (part.pattern === piece.pattern) return 1
  const both = [part.pattern, piece.pattern]
  const areNear =
    (both.includes('stripe') && both.includes('pin')) ||
    (both.includes('check') && both.includes('herringbone')) ||
    // From a distance these two look plain.
    (both.includes(null) && (both.includes('pin') || both.includes('herringbone')))
  return areNear ? NEAR_PATTERN : 0
}

function cutSimilarity(part: ComparableTraits, piece: ComparableTraits): number {
  const wider = Math.abs(widths.indexOf(part.silhouette) - widths.indexOf(piece.silhouette))
  const longer = Math.abs(garmentLengths.indexOf(part.length) - garmentLengths.indexOf(piece.length))
  if (wider === 2 || longer === 2) return 0
  return wider === 1 || longer === 1 ? ANOTHER_CUT : 1
}

function clothSimilarity(part: ComparableTraits, piece: ComparableTraits): number {
  const { material } = part
  if (piece.material && shining.has(piece.material) && material !== piece.material && !isSmall(part)) return 0
  if (!material || !telling.has(material) || !piece.material || piece.material === material) return 1
  return nearMaterials[material] === piece.material || (isSmall(part) && material !== 'straw')
    ? ANOTHER_CUT
    : 0
}

// So small that material and a second color are hardly noticed.
function isSmall({ slot }: ComparableTraits): boolean {
  return slot === 'shoes' || slot === 'bag' || slot === 'extra'
}
