import { isFlared } from '../../closet/garment-facts/is-flared.ts'
import type { ScoreFact, Shape } from '../../stylist/score/score-fact.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { capital } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'

/** Returns the score line for the shapes of the upper and lower piece. */
export function shapeLine(
  { one, first, other, second }: ScoreFact & { is: 'shapes' },
  the: (piece: ScoredPiece) => string,
): string {
  if (first === second && first !== 'regular' && !isFlared(one) && !isFlared(other))
    return `${capital(the(one))} and ${the(other)} are both ${first}.`
  const loose = isRoomy(first) ? one : other
  const close = loose === one ? other : one
  const closeShape = loose === one ? second : first
  // 'Regular' stands for an unknown shape, of which nothing is said.
  if (first === 'regular' && second === 'regular') return 'No cut stands out.'
  if (first === 'regular') return `One cut stands out: the ${inShape(other, second)}.`
  if (second === 'regular') return `One cut stands out: the ${inShape(one, first)}.`
  return isRoomy(first) !== isRoomy(second) && (closeShape === 'slim' || closeShape === 'cropped')
    ? balanceWords(
        { piece: close, shape: closeShape },
        { piece: loose, shape: loose === one ? first : second },
      )
    : 'Balanced proportions.'
}

const isRoomy = (shape: Shape) => shape === 'loose' || shape === 'long'

interface Shaped {
  readonly piece: ScoredPiece
  readonly shape: Shape
}

/** Says that one shape balances another: 'The slim jeans balance the loose T-shirt.' */
function balanceWords(close: Shaped, loose: Shaped): string {
  const verb = pieceWords(close.piece).does('balances', 'balance')
  return `The ${inShape(close.piece, close.shape)} ${verb} the ${inShape(loose.piece, loose.shape)}.`
}

/**
 * Names a piece with its shape unless the noun contains one: 'loose sweater', 'wide-leg trousers'. 'Regular' is the
 * default for unknown shapes, so it is not named.
 */
function inShape(piece: ScoredPiece, shape: Shape): string {
  const { noun } = pieceWords(piece)
  return shape === 'regular' || namesShape.test(noun) || isFlared(piece) ? noun : `${shape} ${noun}`
}

const namesShape = /\b(?:wide|loose|slim|skinny|oversize|crop|baggy|flared|legging|maxi|mini|midi|tights|bib)/
