import type { Garment, Silhouette } from '../../../closet/garment.ts'
import { within01 } from '../../../within01.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { ScoreFact, Shape } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'

/** How well the shapes of two garments balance, from 0 to 1; 0.75 for slots that have no such relation. */
export function shapePair(one: Garment, other: Garment): number {
  const [upper, lower] = one.slot === 'bottom' ? [other, one] : [one, other]
  if (upper.slot === 'top' && lower.slot === 'bottom') return upperWithLower(upper, lower)
  const isOuter = one.slot === 'outer' || (one.slot === 'mid' && other.slot !== 'outer')
  const [over, under] = isOuter ? [one, other] : [other, one]
  const isPair = isLayer(over) && ['mid', 'top', 'dress'].includes(under.slot)
  return isPair ? outerOver(over, under) : 0.75
}

const isLayer = ({ slot }: Garment) => slot === 'outer' || slot === 'mid'

/** Scores the balance of volumes and lengths. */
export function scoreShape({ pieces }: TermInput): TermScore {
  const pairs = shapePairs(pieces)
  const sum = pairs.reduce((total, { fit }) => total + fit, 0)
  return {
    share: pairs.length > 0 ? within01(sum / pairs.length) : 0.75,
    fact: () => shapeFact(pieces, pairs),
  }
}

interface ShapePair {
  readonly one: ScoredPiece
  readonly other: ScoredPiece
  readonly fit: number
}

function shapePairs(pieces: readonly ScoredPiece[]): ShapePair[] {
  const at = (slot: Garment['slot']) => pieces.find(({ garment }) => garment.slot === slot)
  const [top, bottom, dress, mid, outer] = [at('top'), at('bottom'), at('dress'), at('mid'), at('outer')]
  const base = dress ?? top
  const under = mid ?? base
  return [
    ...(top && bottom ? [{ one: top, other: bottom, fit: upperWithLower(top.garment, bottom.garment) }] : []),
    ...(mid && base ? [{ one: mid, other: base, fit: outerOver(mid.garment, base.garment) }] : []),
    ...(outer && under ? [{ one: outer, other: under, fit: outerOver(outer.garment, under.garment) }] : []),
  ]
}

const fitOfAlike: Readonly<Record<Silhouette, number>> = { regular: 0.82, loose: 0.52, slim: 0.74 }

function upperWithLower(top: Garment, bottom: Garment): number {
  // Loose with slim is balanced.
  const isBalanced = top.silhouette !== 'regular' && bottom.silhouette !== 'regular'
  let fit = fitOfAlike[top.silhouette]
  if (top.silhouette !== bottom.silhouette) fit = isBalanced ? 0.97 : 0.86
  if (top.length === 'cropped') fit += bottom.length === 'cropped' ? -0.15 : 0.03
  if (top.length === 'long' && bottom.silhouette === 'loose') fit -= 0.15
  return fit
}

function outerOver(outer: Garment, under: Garment): number {
  if (outer.silhouette === 'slim' && under.silhouette === 'loose') return 0.5
  if (under.slot === 'dress' && under.length === 'long' && outer.length === 'regular') return 0.72
  return outer.silhouette === 'loose' && under.silhouette === 'loose' ? 0.72 : 0.86
}

const isShaped = ({ garment: { silhouette, length } }: ScoredPiece) =>
  silhouette !== 'regular' || length !== 'regular'

function shapeFact(pieces: readonly ScoredPiece[], pairs: readonly ShapePair[]): ScoreFact {
  // A layer is mentioned first only if it fits badly; else only if no other pair is found.
  const telling =
    pairs.find(
      ({ one, other, fit }) => isLayer(one.garment) && fit < 0.8 && other.garment.slot !== 'dress',
    ) ??
    // Prefers a pair with a noticeable shape, such as an oversized blazer.
    pairs.find(({ one, other }) => isShaped(one) || isShaped(other)) ??
    pairs[0]
  if (!telling)
    return { is: pieces.some(({ garment }) => garment.slot === 'dress') ? 'one line' : 'shape unknown' }
  const { one, other } = telling
  if (isLayer(one.garment)) return layerFact(telling)
  return { is: 'shapes', one, first: shapeOf(one.garment), other, second: shapeOf(other.garment) }
}

// For a regular cut the length says more; shorts are excluded, since their name implies it.
function shapeOf({ silhouette, length, tags }: Garment): Shape {
  if (length === 'cropped' && !tags.has('shorts')) return 'cropped'
  return silhouette === 'regular' && length === 'long' ? 'long' : silhouette
}

function layerFact({ one: over, other: under, fit }: ShapePair): ScoreFact {
  if (fit < 0.6) return { is: 'tight over loose', over, under }
  if (over.garment.silhouette === 'loose' && under.garment.silhouette === 'loose')
    return { is: 'loose over loose', over, under }
  return { is: fit < 0.8 && under.garment.slot !== 'dress' ? 'longer beneath' : 'layers fit', over, under }
}
