import { expect, test } from 'vitest'
import { stylistPiece } from '../../../tests/support/factories/stylist-piece.ts'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { readGarment } from '../closet/read-garment.ts'
import { mentionsUnownedGarment } from './mentions-unowned-garment.ts'

const piece = (name: string, color: string, category: ClosetCategory, brand: string | null = null) => ({
  ...stylistPiece(name, 'top', { name, color, brand, category }),
  garment: readGarment({ name, category, color, brand, style: null, season: null, description: null }),
})

const outfit = [
  piece('Linen shirt', 'White', 'Tops'),
  piece('Straight jeans', 'Blue', 'Bottoms', "Levi's"),
  piece('Penny loafers', 'Brown', 'Shoes'),
]

test.each([
  'Wear your crimson Versace gown with it.',
  'The red dress makes the evening.',
  'Add a black leather belt.',
  'Finish with gold earrings.',
  'Swap in the green shirt tonight.',
  'It has the ease of Chanel.',
  'A navy blazer pulls it together.',
])('%j names another garment or brand', (text) => {
  expect(mentionsUnownedGarment(text, outfit)).toBe(true)
})

test.each([
  'The white shirt and the blue jeans keep it calm.',
  "Levi's jeans with brown loafers never fail.",
  'Roll the sleeves once, and leave the top button open.',
  'Dress it up by tucking in the shirt.',
  'The colors stay close to each other, and the shapes take turns.',
  'Polish the shoes.',
  'このシャツは靴とよく合います。',
])('%j names only the pieces', (text) => {
  expect(mentionsUnownedGarment(text, outfit)).toBe(false)
})
