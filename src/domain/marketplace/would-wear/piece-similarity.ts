import type { Garment, GarmentColor } from '../../closet/garment.ts'
import { typeNounOf } from '../../closet/garment-types/noun-of.ts'
import { within01 } from '../../within01.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { kindRow } from '../../closet/garment-kinds.ts'

/** Similarity of two pieces by trait, each from 0 to 1. */
interface SimilarityParts {
  readonly kind: number
  /** Null if either color is unknown. */
  readonly color: number | null
  readonly warmth: number
  readonly formality: number
  readonly pattern: number
}

// Add up to 100. Kind and color weigh most, since they are noticed first.
const weights = { kind: 35, color: 30, warmth: 12, formality: 13, pattern: 10 } as const
const UNKNOWN_COLOR = 0.5
const SAME_GROUP = 0.6
const SAME_PLACE = 0.2
const UNKNOWN_KIND = 0.5
// Deduction for each difference in length, silhouette or material.
const OTHER_CUT = 0.12
// Distance in OKLab with doubled chroma at which similarity is about a third (1/e). Navy and black are 0.12 apart,
// black and white 0.8.
const THIRD_COLOR = 0.22
// Differences from which the similarity of warmth (clo) and formality (steps) is 0.
const FAR_WARMTH_CLO = 0.35
const FAR_FORMALITY = 2

/** Similarity of two pieces of one slot, 0 to 100: by kind and cut, color, warmth, formality, pattern. */
export function pieceSimilarity(one: StylistPiece, other: StylistPiece): number {
  const { kind, color, warmth, formality, pattern } = similarityParts(one, other)
  return Math.round(
    weights.kind * kind +
      weights.color * (color ?? UNKNOWN_COLOR) +
      weights.warmth * warmth +
      weights.formality * formality +
      weights.pattern * pattern,
  )
}

/** Similarity of two pieces by trait. */
export function similarityParts(one: StylistPiece, other: StylistPiece): SimilarityParts {
  const [first, second] = [one.garment, other.garment]
  return {
    kind: kindSimilarity(one, other),
    color: first.color && second.color ? colorSimilarity(first.color, second.color) : null,
    warmth: within01(1 - Math.abs(first.warmthClo - second.warmthClo) / FAR_WARMTH_CLO),
    formality: within01(1 - Math.abs(first.formality - second.formality) / FAR_FORMALITY),
    pattern: patternSimilarity(first, second),
  }
}

function kindSimilarity(one: StylistPiece, other: StylistPiece): number {
  const [first, second] = [one.garment, other.garment]
  const isOne = haveSameNoun(one, other)
  if (!first.kind || !second.kind) return isOne && typeNounOf(one).isKnown ? 1 : UNKNOWN_KIND
  // A blouse doesn't replace a guayabera.
  const isOfOtherDress = !isOne && first.culture !== second.culture
  if (isOfOtherDress || kindRow(first.kind)?.group !== kindRow(second.kind)?.group) return SAME_PLACE
  if (first.kind !== second.kind) return SAME_GROUP
  const isOtherCloth =
    first.material !== null && second.material !== null && first.material !== second.material
  const differences = [
    first.length !== second.length,
    first.silhouette !== second.silhouette,
    isOtherCloth,
  ].filter(Boolean).length
  return Math.max(SAME_PLACE, (isOne ? 1 : SAME_GROUP) - OTHER_CUT * differences)
}

/** Whether two pieces have the same noun. A kind may cover several: a clutch is drawn as a shoulder bag. */
export function haveSameNoun(one: StylistPiece, other: StylistPiece): boolean {
  return sweaterOf(typeNounOf(one).one) === sweaterOf(typeNounOf(other).one)
}

function sweaterOf(noun: string): string {
  return /^(jumper|pullover)$/.test(noun) ? 'sweater' : noun
}

// By the metric of color names: OKLab with doubled chroma (CSS Color 4, deltaEOK2).
function colorSimilarity(one: GarmentColor, other: GarmentColor): number {
  const [[a1, b1], [a2, b2]] = [chromaOf(one), chromaOf(other)]
  return Math.exp(-Math.hypot(one.lightness - other.lightness, a1 - a2, b1 - b2) / THIRD_COLOR)
}

function chromaOf({ chroma, hue }: GarmentColor): readonly [a: number, b: number] {
  const turn = (hue * Math.PI) / 180
  return [2 * chroma * Math.cos(turn), 2 * chroma * Math.sin(turn)]
}

function patternSimilarity(one: Garment, other: Garment): number {
  if (one.pattern === other.pattern) return 1
  return one.pattern && other.pattern ? 0.3 : 0
}
