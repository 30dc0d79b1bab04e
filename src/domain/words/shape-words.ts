import type { ScoreFact, Shape } from '../stylist/score/score-fact.ts'
import type { ScoredPiece } from '../stylist/score/scored-piece.ts'
import { capital, withArticle } from './english.ts'
import { pieceWords } from './piece-words.ts'

const shapeOfName =
  /\b(?:slim|loose|crop|cropped|mini|midi|maxi|long|wide|oversize|skinny|baggy|flared|cutoffs|legging|tights|bib)/

/** How the upper and the lower piece of an outfit go together by their shapes. */
export function shapeLine(
  { one, first, other, second }: ScoreFact & { is: 'shapes' },
  the: (piece: ScoredPiece) => string,
): string {
  if (first === 'loose' && second === 'loose') return `${capital(the(one))} and ${the(other)} are both loose.`
  // 'Turtleneck with mini skirt' says nothing of their shapes.
  const names = [inShape(one, first), inShape(other, second)]
  const isSaid = names.some((name) => shapeOfName.test(name))
  return isSaid
    ? `${capital(names[0] ?? '')} with ${pieceWords(other).it === 'it' ? withArticle(names[1] ?? '') : (names[1] ?? '')}.`
    : 'Top and bottom are balanced.'
}

/**
 * A piece by its shape, which its noun may say already: 'loose sweater', 'wide-leg trousers'. A regular fit is what is
 * left where nothing is known, so it is not named.
 */
export function inShape(piece: ScoredPiece, shape: Shape): string {
  const { noun } = pieceWords(piece)
  return shape === 'regular' || namesShape.test(noun) ? noun : `${shape} ${noun}`
}

const namesShape = /\b(?:wide|loose|slim|skinny|oversize|crop|baggy|flared|legging|maxi|mini|midi|tights|bib)/
