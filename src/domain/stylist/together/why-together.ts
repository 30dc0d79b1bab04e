import { type StyleTag, allStyleTags } from '../../closet/garment.ts'
import { kindAffinity } from './piece-kinds.ts'
import type { TogetherFeatures } from './together-features.ts'

/** Indices of two pieces in the outfit. */
type PairOfPieces = readonly [number, number]

/** Reasons for the togetherness of an outfit; pieces by their index. */
export interface WhyTogether {
  /** Style tags that several pieces share, most pieces first; `weight` 0 to 1 is the lowest among those pieces. */
  readonly styleTags: readonly {
    readonly styleTag: StyleTag
    readonly weight: number
    readonly pieces: readonly number[]
  }[]
  /** Lowest and highest price level of known brands; null for fewer than two. */
  readonly levels: { readonly lowest: number; readonly highest: number } | null
  /** The pairs of kinds with the highest and lowest affinity; null if none stands out. */
  readonly bestKinds: PairOfPieces | null
  readonly worstKinds: PairOfPieces | null
  /** A brand that several pieces share. */
  readonly brand: { readonly name: string; readonly pieces: readonly number[] } | null
}

/** Minimum weight of a style tag to be named in texts. */
const NAMEABLE = 0.5
const STANDS_OUT = 0.5

/** Explains the `togetherness` of pieces in terms that users know. */
export function whyTogether(pieces: readonly TogetherFeatures[]): WhyTogether {
  const levels = pieces.map(({ level }) => level).filter((level) => level > 0)
  const kinds = kindPairs(pieces)
  const [best, worst] = [kinds.at(0), kinds.at(-1)]
  return {
    styleTags: sharedStyleTags(pieces),
    levels: levels.length > 1 ? { lowest: Math.min(...levels), highest: Math.max(...levels) } : null,
    bestKinds: best && best.affinity >= STANDS_OUT ? best.pair : null,
    worstKinds: worst && worst.affinity <= -STANDS_OUT ? worst.pair : null,
    brand: sharedBrand(pieces),
  }
}

function sharedStyleTags(pieces: readonly TogetherFeatures[]): WhyTogether['styleTags'] {
  return allStyleTags
    .map((styleTag, at) => {
      const weights = pieces.map(({ styleTags, styleTagStrength }) => {
        const most = Math.max(...styleTags)
        return most > 0 ? ((styleTags[at] ?? 0) / most) * styleTagStrength : 0
      })
      const members = placesWhere(weights, (weight) => weight >= NAMEABLE)
      return { styleTag, weight: Math.min(...members.map((place) => weights[place] ?? 0)), pieces: members }
    })
    .filter((shared) => shared.pieces.length > 1)
    .toSorted((one, other) => other.pieces.length - one.pieces.length || other.weight - one.weight)
}

function kindPairs(pieces: readonly TogetherFeatures[]): { pair: PairOfPieces; affinity: number }[] {
  return pieces
    .flatMap((one, at) =>
      pieces.slice(at + 1).map((other, after) => ({
        pair: [at, at + 1 + after] as const,
        affinity: kindAffinity(one.kindNumber, other.kindNumber),
      })),
    )
    .toSorted((one, other) => other.affinity - one.affinity)
}

function sharedBrand(pieces: readonly TogetherFeatures[]): WhyTogether['brand'] {
  for (const { brand } of pieces) {
    if (brand === null) continue
    const members = placesWhere(pieces, (piece) => piece.brand === brand)
    if (members.length > 1) return { name: brand, pieces: members }
  }
  return null
}

function placesWhere<Value>(values: readonly Value[], holds: (value: Value) => boolean): number[] {
  return values.flatMap((value, place) => (holds(value) ? [place] : []))
}
