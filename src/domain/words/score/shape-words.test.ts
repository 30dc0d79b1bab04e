import { expect, test } from 'vitest'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { shapeLine } from './shape-words.ts'

const [top, bottom] = [makePiece('Shirt, Tops, White'), makePiece('Jeans, Bottoms, Blue')]
const the = (piece: ScoredPiece) => pieceWords(piece).the

test('shapes are named only where both are known', () => {
  expect(shapeLine({ is: 'shapes', one: top, first: 'loose', other: bottom, second: 'slim' }, the)).toBe(
    'The slim jeans balance the loose shirt.',
  )
  expect(shapeLine({ is: 'shapes', one: top, first: 'cropped', other: bottom, second: 'regular' }, the)).toBe(
    'One cut stands out: the cropped shirt.',
  )
  expect(shapeLine({ is: 'shapes', one: top, first: 'regular', other: bottom, second: 'regular' }, the)).toBe(
    'No cut stands out.',
  )
})
