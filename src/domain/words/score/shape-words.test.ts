import { expect, test } from 'vitest'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { shapesInWords } from './shape-words.ts'

const the = (piece: ScoredPiece) => pieceWords(piece).the
const line = (upper: string, lower: string) => {
  const [one, other] = [makePiece(`${upper}, Tops, White`), makePiece(`${lower}, Bottoms, Blue`)]
  return shapesInWords(
    { is: 'shapes', one, first: one.garment.silhouette, other, second: other.garment.silhouette },
    the,
  )
}

test('cuts are named in the words of both pieces, or not at all', () => {
  expect(line('Oversized shirt', 'Skinny jeans')).toBe('The skinny jeans balance the oversized shirt.')
  expect(line('Oversized shirt', 'Wide leg trousers')).toBe(
    'The shirt and the wide-leg trousers are both loose.',
  )
  expect(line('Oversized shirt', 'Leggings')).toBe('The leggings balance the oversized shirt.')
  expect(line('Oversized shirt', 'Pencil skirt')).toBe('The pencil skirt balances the oversized shirt.')
  expect(line('Tightly woven shirt', 'Skinny jeans')).toBeNull()
  expect(line('Chunky knit', 'Skinny jeans')).toBeNull()
  expect(line('Bodysuit', 'Flare jeans')).toBeNull()
  expect(line('T-shirt', 'Cargo pants')).toBeNull()
})
