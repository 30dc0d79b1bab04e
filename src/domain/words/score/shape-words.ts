import type { ScoreFact, Shape } from '../../stylist/score/score-fact.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { capital, withArticle } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'

const shapeOfName =
  /\b(?:slim|loose|crop|cropped|mini|midi|maxi|long|wide|oversize|skinny|baggy|flared|cutoffs|legging|tights|bib)/

/** Returns the score line for the shapes of the upper and lower piece. */
export function shapeLine(
  { one, first, other, second }: ScoreFact & { is: 'shapes' },
  the: (piece: ScoredPiece) => string,
): string {
  if (first === 'loose' && second === 'loose') return `${capital(the(one))} and ${the(other)} are both loose.`
  // Names the pieces only if the words mention a shape.
  const names = [inShape(one, first), inShape(other, second)]
  const isSaid = names.some((name) => shapeOfName.test(name))
  return isSaid
    ? `${capital(names[0] ?? '')} with ${pieceWords(other).it === 'it' ? withArticle(names[1] ?? '') : (names[1] ?? '')}.`
    : 'Top and bottom are balanced.'
}

/**
 * Names a piece with its shape unless the noun contains one: 'loose sweater', 'wide-leg trousers'. 'Regular' is the
 * default for unknown shapes, so it is not named.
 */
export function inShape(piece: ScoredPiece, shape: Shape): string {
  const { noun } = pieceWords(piece)
  return shape === 'regular' || namesShape.test(noun) ? noun : `${shape} ${noun}`
}

const namesShape = /\b(?:wide|loose|slim|skinny|oversize|crop|baggy|flared|legging|maxi|mini|midi|tights|bib)/
