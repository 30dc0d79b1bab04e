import type { StylePreference } from '../../../../contract/stylist/stylist.ts'
import { type Garment, type StyleTag, allStyleTags, type StyleTagWeights } from '../../../closet/garment.ts'
import { within01 } from '../../../within01.ts'
import { oncePer } from '../../../once.ts'
import { areaWeight, isMainSlot, meanBySlot } from '../area-weight.ts'
import { oncePerNeeds } from '../once-per-needs.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'

type Worn = Pick<ScoredPiece, 'garment'>

interface Taste {
  /** Weights from 0 to 1; omitted tags count as 0. */
  readonly styleTags: Partial<Record<StyleTag, number>>
  /** Ideal formality, on the scale of `Garment.formality`. */
  readonly formality: number
}

// prettier-ignore
const tastes: Readonly<Record<StylePreference, Taste>> = {
  professional: { formality: 3.6, styleTags: { professional: 1, classic: 0.8, minimalist: 0.6, preppy: 0.5, luxury: 0.4 } },
  casual: { formality: 2, styleTags: { casual: 1, sporty: 0.6, streetwear: 0.6, outdoor: 0.5, beach: 0.4, vintage: 0.4, western: 0.4, preppy: 0.3 } },
  formal: { formality: 4.3, styleTags: { glamorous: 1, luxury: 0.8, professional: 0.8, classic: 0.8, romantic: 0.4 } },
  trendy: { formality: 2.6, styleTags: { trendy: 1, streetwear: 0.8, edgy: 0.5, glamorous: 0.4, minimalist: 0.3, sporty: 0.3 } },
  classic: { formality: 3.1, styleTags: { classic: 1, preppy: 0.8, professional: 0.6, minimalist: 0.6, luxury: 0.4, vintage: 0.3 } },
  bohemian: { formality: 2.4, styleTags: { bohemian: 1, romantic: 0.7, vintage: 0.6, western: 0.5, beach: 0.4 } },
  minimalist: { formality: 2.9, styleTags: { minimalist: 1, classic: 0.6, professional: 0.5, luxury: 0.3 } },
  edgy: { formality: 2.4, styleTags: { edgy: 1, grunge: 0.9, streetwear: 0.6, trendy: 0.4, western: 0.3 } },
}

// On the scale of `Garment.formality`; hoodies and sweatpants are below.
const PLAINLY_CASUAL_BELOW = 2.3
const PLAINLY_FORMAL_FROM = 4
const NEAR_FROM = 0.5
/** Fit of a garment without style tags. */
const UNKNOWN_FIT = 0.55

/** Scores how well the pieces match the chosen style. */
export function scoreStyle({ pieces, needs }: TermInput): TermScore {
  if (!needs) return { share: UNKNOWN_FIT, fact: () => ({ is: 'style unknown', style: null }) }
  const share = within01(meanBySlot(pieces, areaWeight, ({ garment }) => styleFit(garment, needs)))
  return { share, fact: () => styleFact(pieces, needs.stylePreference, share) }
}

/** Fit of one garment for the chosen style, from 0 to 1. */
export const styleFit = oncePerNeeds((garment, { stylePreference, occasion }): number => {
  const taste = tastes[stylePreference]
  const formality = within01(1 - 0.3 * Math.abs(garment.formality - taste.formality))
  // With an occasion, formality is scored by the occasion.
  const formalityPart = occasion ? 0.1 : 0.3
  const fit = (1 - formalityPart) * styleTagFit(garment, taste) + formalityPart * formality
  return within01(fit + styleAdjustment(garment, stylePreference))
})

function styleTagFit({ styleTags }: Garment, taste: Taste): number {
  let fit = 0
  let weights = 0
  for (const [styleTag, weight] of weightsOf(styleTags)) {
    fit += weight * (taste.styleTags[styleTag] ?? 0)
    weights += weight
  }
  return weights > 0 ? 0.25 + 0.75 * (fit / weights) : UNKNOWN_FIT
}

const weightsOf = oncePer((styleTags: StyleTagWeights) =>
  allStyleTags.flatMap((styleTag) => {
    const weight = styleTags[styleTag]
    return weight ? [[styleTag, weight] as const] : []
  }),
)

// Adjustment by pattern, material and color, independent of style tags.
function styleAdjustment({ pattern, material, color }: Garment, preference: StylePreference): number {
  if (preference === 'minimalist') return pattern ? -0.12 : color && color.isNeutral ? 0.05 : 0
  if (preference === 'edgy') return material === 'leather' || color?.family === 'black' ? 0.08 : 0
  if (preference === 'bohemian') return pattern === 'floral' || pattern === 'print' ? 0.08 : 0
  return 0
}

// Formality alone can decide: a hoodie is casual and a dinner jacket formal, regardless of style tags.
const isPlainlyIn = (style: StylePreference, { garment: { formality } }: Worn) =>
  (style === 'casual' && formality < PLAINLY_CASUAL_BELOW) ||
  (style === 'formal' && formality >= PLAINLY_FORMAL_FROM)

/** Whether an outfit can be called by a style: half of the main pieces are near it, and each shares a style tag with it. */
export function hasStyle(pieces: readonly Worn[], style: StylePreference): boolean {
  const main = pieces.filter(({ garment }) => isMainSlot(garment.slot))
  const isNear = (piece: Worn) => isPlainlyIn(style, piece) || weightIn(style, piece) >= NEAR_FROM
  const sharesTag = ({ garment }: Worn) => {
    const tags = weightsOf(garment.styleTags)
    return tags.length === 0 || tags.some(([styleTag]) => tastes[style].styleTags[styleTag] !== undefined)
  }
  const near = main.filter(isNear).length
  return near > 0 && near * 2 >= main.length && main.every((piece) => isNear(piece) || sharesTag(piece))
}

// Weight from which a piece is in style; lower ones, such as grunge for 'edgy' (a plaid flannel shirt), are only near.
const BELONGS_FROM = 1
const SUITS_FROM = 0.85

function styleFact(pieces: readonly ScoredPiece[], style: StylePreference, share: number): ScoreFact {
  // Bags, shoes and extras don't determine the style of an outfit.
  const all = pieces.filter(({ garment }) => isMainSlot(garment.slot))
  // A red check or pink and white tweed isn't minimalist, however plain the cut.
  const weight = (piece: ScoredPiece) =>
    style === 'minimalist' && (piece.garment.pattern ?? piece.garment.otherColors[0])
      ? 0
      : weightIn(style, piece)
  const main = all.filter(
    (piece) => leadingStyleTag(piece.garment) && (weight(piece) >= BELONGS_FROM || isPlainlyIn(style, piece)),
  )
  if (main.length > 0) {
    const part = (piece: ScoredPiece) => weight(piece) * areaWeight[piece.garment.slot]
    const ordered = main.toSorted((one, other) => part(other) - part(one))
    return { is: 'in style', style, pieces: ordered, of: pieces.length }
  }
  // Pieces with hints of a style alone may add up to it, and plain neutral ones are minimalist.
  return share >= SUITS_FROM || (style === 'minimalist' && all.length > 0 && all.every(isPlainNeutral))
    ? { is: 'near style', style, pieces: all, of: pieces.length }
    : { is: 'style unknown', style }
}

const isPlainNeutral = ({ garment: { pattern, color, otherColors } }: ScoredPiece) =>
  pattern === null && color?.isNeutral === true && otherColors.length === 0

/** Weight in a style of the tag that leads a piece; 0 without one. */
function weightIn(style: StylePreference, { garment }: Worn): number {
  const styleTag = leadingStyleTag(garment)
  return styleTag ? (tastes[style].styleTags[styleTag] ?? 0) : 0
}

// Weights below 0.5 are only hints. On a tie 'casual' wins.
function leadingStyleTag({ styleTags }: Garment): StyleTag | null {
  let best: StyleTag | null = null
  let most = 0
  for (const styleTag of allStyleTags) {
    const weight = styleTags[styleTag] ?? 0
    if (weight < 0.5 || weight < most || (weight === most && styleTag !== 'casual')) continue
    best = styleTag
    most = weight
  }
  return best
}
