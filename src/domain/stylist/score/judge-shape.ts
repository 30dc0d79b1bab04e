import type { Garment } from '../../closet/garment.ts'
import { sentence, within01 } from '../../sentence.ts'
import { callAll, callPiece, verb } from './call-piece.ts'
import type { Judged, ToJudge } from './judged.ts'
import type { ScoredPiece } from './scored-piece.ts'

/** How well the shapes of two garments balance each other, from 0 to 1; 0.75 where shape tells nothing. */
export function shapePair(one: Garment, other: Garment): number {
  const [upper, lower] = one.slot === 'bottom' ? [other, one] : [one, other]
  if (upper.slot === 'top' && lower.slot === 'bottom') return upperWithLower(upper, lower)
  const [over, under] = isOuter(one, other) ? [one, other] : [other, one]
  if ((over.slot === 'outer' || over.slot === 'mid') && isUpper(under)) return outerOver(over, under)
  return 0.75
}

function isOuter(one: Garment, other: Garment): boolean {
  return one.slot === 'outer' || (one.slot === 'mid' && other.slot !== 'outer')
}

function isUpper({ slot }: Garment): boolean {
  return slot === 'mid' || slot === 'top' || slot === 'dress'
}

/** Volume against line, and where the lengths end. */
export function judgeShape({ pieces }: ToJudge): Judged {
  const pairs = shapePairs(pieces)
  const sum = pairs.reduce((total, { fit }) => total + fit, 0)
  return {
    share: pairs.length > 0 ? within01(sum / pairs.length) : 0.75,
    reason: () => sentence(shapeWords(pieces, pairs)),
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

function upperWithLower(top: Garment, bottom: Garment): number {
  let fit = 0.82
  if (top.silhouette !== bottom.silhouette) fit = isBalanced(top, bottom) ? 0.97 : 0.86
  else if (top.silhouette === 'loose') fit = 0.52
  else if (top.silhouette === 'slim') fit = 0.74
  if (top.length === 'cropped') fit += bottom.length === 'cropped' ? -0.15 : 0.03
  if (top.length === 'long' && bottom.silhouette === 'loose') fit -= 0.15
  return fit
}

function isBalanced(top: Garment, bottom: Garment): boolean {
  return (
    (top.silhouette === 'loose' && bottom.silhouette === 'slim') ||
    (top.silhouette === 'slim' && bottom.silhouette === 'loose')
  )
}

function outerOver(outer: Garment, under: Garment): number {
  if (outer.silhouette === 'slim' && under.silhouette === 'loose') return 0.5
  if (under.slot === 'dress' && under.length === 'long' && outer.length === 'regular') return 0.72
  return outer.silhouette === 'loose' && under.silhouette === 'loose' ? 0.72 : 0.86
}

function shapeWords(pieces: readonly ScoredPiece[], pairs: readonly ShapePair[]): string {
  // How a coat sits is worth a word where it sits badly, or where there is nothing else to say.
  const telling = pairs.find(({ one, fit }) => isLayer(one) && fit < 0.8) ?? pairs[0]
  if (telling) return pairWords(telling)
  const [first] = pieces.filter(({ garment }) => garment.slot === 'dress')
  if (first)
    return `${callPiece(first)} ${verb([first], 'makes', 'make')} one ${lineOf(first.garment)} line with nothing to balance`
  return `${callAll(pieces.slice(0, 2))} ${verb(pieces.slice(0, 2), 'says', 'say')} little about shape until there is a top with a bottom`
}

function isLayer({ garment: { slot } }: ScoredPiece): boolean {
  return slot === 'outer' || slot === 'mid'
}

function lineOf({ silhouette }: Garment): string {
  return silhouette === 'regular' ? 'straight' : silhouette
}

function pairWords({ one, other, fit }: ShapePair): string {
  const [first, second] = [one.garment, other.garment]
  const names = `${callPiece(one)} and ${callPiece(other)}`
  if (isLayer(one)) return outerWords(one, other, fit)
  if (isBalanced(first, second))
    return `${callPiece(one)} ${verb([one], 'is', 'are')} ${first.silhouette} and ${callPiece(other)} ${second.silhouette}, so each balances the other`
  if (first.length === 'cropped' && second.length === 'cropped')
    return `${names} are both short, which leaves the proportions unsettled`
  if (first.silhouette === 'loose' && second.silhouette === 'loose')
    return `${names} are both loose, so nothing marks the waist`
  if (first.silhouette === 'slim' && second.silhouette === 'slim')
    return `${names} both follow the body closely`
  if (first.length === 'cropped')
    return `${callPiece(one)} ${verb([one], 'ends', 'end')} high, which makes the line below it longer`
  if (first.length === 'long' && second.silhouette === 'loose')
    return `${callPiece(one)} ${verb([one], 'is', 'are')} long over the loose ${callPiece(other).slice(4)}, which hides the waist`
  if (first.silhouette === 'regular' && second.length === 'cropped')
    return `${callPiece(one)} ${verb([one], 'is', 'are')} straight and ${callPiece(other)} ${verb([other], 'ends', 'end')} high, so the leg draws the line`
  if (first.silhouette === 'regular' && second.length === 'long')
    return `${callPiece(other)} ${verb([other], 'runs', 'run')} long under ${callPiece(one)}, which ${verb([one], 'is', 'are')} straight`
  if (first.silhouette === 'regular' && second.silhouette === 'regular')
    return `${names} are both straight, neither tight nor wide`
  const loose = first.silhouette === 'loose' || second.silhouette === 'loose'
  const marked = first.silhouette === 'regular' ? other : one
  return `${callPiece(marked)} ${verb([marked], 'is', 'are')} the ${loose ? 'loose' : 'slim'} part and ${callPiece(marked === one ? other : one)} the straight one`
}

function outerWords(outer: ScoredPiece, under: ScoredPiece, fit: number): string {
  if (fit < 0.6)
    return `${callPiece(outer)} ${verb([outer], 'is', 'are')} cut close, and ${callPiece(under)} under it ${verb([under], 'is', 'are')} loose`
  if (outer.garment.silhouette === 'loose' && under.garment.silhouette === 'loose')
    return `${callPiece(outer)} and ${callPiece(under)} are both loose, a lot of cloth at once`
  if (fit < 0.8)
    return `${callPiece(under)} ${verb([under], 'reaches', 'reach')} below ${callPiece(outer)}, which ends higher`
  return `${callPiece(outer)} ${verb([outer], 'leaves', 'leave')} room for ${callPiece(under)} beneath`
}
