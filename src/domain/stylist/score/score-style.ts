import type { StylePreference } from '../../../contract/stylist.ts'
import { type Garment, type StyleTag, allStyleTags, type StyleTagWeights } from '../../closet/garment.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import { within01 } from '../../within01.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { areaWeight, isMain } from './area-weight.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'

interface Taste {
  /** From 0 to 1; what is left out has no part in it. */
  readonly styleTags: Partial<Record<StyleTag, number>>
  /** On the scale of `Garment.formality`. */
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

// On the scale of `Garment.formality`: a hoodie, sweatpants.
const PLAINLY_CASUAL_BELOW = 2.3
const PLAINLY_FORMAL_FROM = 4
const NEAR_FROM = 0.5
/** What a garment that belongs to no known style tag has. */
const UNKNOWN_FIT = 0.55

/** How far the pieces belong to the style that the person chose. */
export function scoreStyle({ pieces, needs }: TermInput): TermScore {
  if (!needs) return { share: UNKNOWN_FIT, fact: () => ({ is: 'style unknown', style: null }) }
  let fits = 0
  let weights = 0
  for (const { garment } of pieces) {
    fits += areaWeight[garment.slot] * styleFit(garment, needs)
    weights += areaWeight[garment.slot]
  }
  return {
    share: weights > 0 ? within01(fits / weights) : 0,
    fact: () => styleFact(pieces, needs.stylePreference),
  }
}

// A search asks the same of the same garments a thousand times.
const known = new WeakMap<OutfitNeeds, WeakMap<Garment, number>>()

/** How well one garment suits the chosen style, from 0 to 1. */
export function styleFit(garment: Garment, needs: OutfitNeeds): number {
  const fits = known.get(needs) ?? new WeakMap<Garment, number>()
  known.set(needs, fits)
  const fit = fits.get(garment) ?? freshFit(garment, needs)
  fits.set(garment, fit)
  return fit
}

function freshFit(garment: Garment, { stylePreference, occasion }: OutfitNeeds): number {
  const taste = tastes[stylePreference]
  const formality = within01(1 - 0.3 * Math.abs(garment.formality - taste.formality))
  // The occasion rules how dressed up it is; without one the style does.
  const formalityPart = occasion ? 0.1 : 0.3
  const fit = (1 - formalityPart) * styleTagFit(garment, taste) + formalityPart * formality
  return within01(fit + cue(garment, stylePreference))
}

function styleTagFit({ styleTags }: Garment, taste: Taste): number {
  let fit = 0
  let weights = 0
  for (const [styleTag, weight] of weightsOf(styleTags)) {
    fit += weight * (taste.styleTags[styleTag] ?? 0)
    weights += weight
  }
  return weights > 0 ? 0.25 + 0.75 * (fit / weights) : UNKNOWN_FIT
}

const listedStyleTags = new WeakMap<StyleTagWeights, readonly (readonly [StyleTag, number])[]>()

function weightsOf(styleTags: StyleTagWeights): readonly (readonly [StyleTag, number])[] {
  const before = listedStyleTags.get(styleTags)
  if (before) return before
  const weights = allStyleTags.flatMap((styleTag) => {
    const weight = styleTags[styleTag]
    return weight ? [[styleTag, weight] as const] : []
  })
  listedStyleTags.set(styleTags, weights)
  return weights
}

// What a style shows by cloth and color, whatever the style tag.
function cue({ pattern, material, color }: Garment, preference: StylePreference): number {
  if (preference === 'minimalist') return pattern ? -0.12 : color && color.isNeutral ? 0.05 : 0
  if (preference === 'edgy') return material === 'leather' || color?.family === 'black' ? 0.08 : 0
  if (preference === 'bohemian') return pattern === 'floral' || pattern === 'print' ? 0.08 : 0
  return 0
}

// A hoodie is casual and a dinner jacket formal, whatever their style tags.
function isPlainlyIn(style: StylePreference, { garment: { formality } }: ScoredPiece): boolean {
  return style === 'casual'
    ? formality < PLAINLY_CASUAL_BELOW
    : style === 'formal' && formality >= PLAINLY_FORMAL_FROM
}

const dressedStyles: ReadonlySet<StylePreference> = new Set(['classic', 'professional', 'formal'])

// A flat cap makes nothing bohemian, and corduroys are no office wear for being classic.
const BELONGS_FROM = 0.9

function styleFact(pieces: readonly ScoredPiece[], style: StylePreference): ScoreFact {
  const { styleTags } = tastes[style]
  const led = pieces.flatMap((piece) => {
    const styleTag = leadingStyleTag(piece.garment)
    return styleTag ? [{ piece, styleTag, weight: styleTags[styleTag] ?? 0 }] : []
  })
  const fitting = led.filter(({ piece, weight }) => weight >= BELONGS_FROM || isPlainlyIn(style, piece))
  // A belt or a bag makes no outfit what it is.
  const main = fitting.filter(({ piece: { garment } }) => isMain(garment.slot))
  if (main.length > 0) {
    const part = ({ piece, weight }: (typeof fitting)[number]) => weight * areaWeight[piece.garment.slot]
    const ordered = main.toSorted((one, other) => part(other) - part(one))
    return { is: 'in style', style, pieces: ordered.map(({ piece }) => piece), of: pieces.length }
  }
  const ofMain = led.filter(({ piece }) => isMain(piece.garment.slot))
  // A puffer jacket isn't classic, whatever its brand.
  const near = ofMain.filter(
    ({ piece, weight }) =>
      weight >= NEAR_FROM &&
      !(dressedStyles.has(style) && hasTag(piece.garment, ['down', 'technical', 'athletic'])),
  )
  if (near.length > 0)
    return { is: 'near style', style, pieces: near.map(({ piece }) => piece), of: pieces.length }
  // What a piece belongs to is not always known, and then nothing can be said against it.
  const areKnown = pieces.every(({ garment }) => !isMain(garment.slot) || leadingStyleTag(garment) !== null)
  const [strange] = ofMain.toSorted((one, other) => one.weight - other.weight)
  return strange && areKnown && isAgainst(style, pieces)
    ? { is: 'off style', style, piece: strange.piece, styleTag: strange.styleTag }
    : { is: 'style unknown', style }
}

// A plain linen dress is minimalist enough, whatever its style tags.
function isAgainst(style: StylePreference, pieces: readonly ScoredPiece[]): boolean {
  const main = pieces.filter(({ garment }) => isMain(garment.slot))
  return (
    style !== 'minimalist' ||
    main.some(({ garment: { pattern, color } }) => pattern !== null || color?.isNeutral === false)
  )
}

// A weight below a half is a hint, not a belonging. What is as casual as it is anything else is casual.
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
