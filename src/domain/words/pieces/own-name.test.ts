import { expect, test } from 'vitest'
import { readGarment } from '../../closet/read-garment.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { pieceWords, ownName } from './piece-words.ts'

const nameOf = (name: string, brand: string | null = null, category = 'Tops') => {
  const words = { name, category, color: 'Navy', brand, style: null, season: null, description: null }
  return ownName({ name, color: 'Navy', brand, garment: readGarment(words) })
}

test.each([
  ['Navy wool coat', 'navy wool coat'],
  ['T-shirt', 'T-shirt'],
  ['Suede Chelsea boots', 'suede Chelsea boots'],
  ['Black Leather Boots', 'Black Leather Boots'],
  ['my old jeans', 'old jeans'],
  ['Linen shirt (size M)', 'linen shirt'],
  ['Women’s casual loose fit long sleeve button down oxford shirt for work and travel', null],
])('%s is %s in a sentence', (name, own) => {
  expect(nameOf(name)).toBe(own)
})

test('keeps the capital of a brand, but not if the name is only the noun', () => {
  expect(nameOf('Zara blazer', 'Zara')).toBe('Zara blazer')
  expect(nameOf('Flip-Flops', null, 'Shoes')).toBe('flip-flops')
})

test('jeans aren’t called denim, a denim dress is', () => {
  expect(pieceWords(makePiece('Raw denim jeans, Bottoms, Indigo')).full).toBe('indigo jeans')
  expect(pieceWords(makePiece('Denim dress, Dresses, Blue')).full).toMatch(/denim dress/)
})
