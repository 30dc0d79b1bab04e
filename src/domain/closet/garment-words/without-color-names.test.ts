import { expect, test } from 'vitest'
import { readGarment } from '../read-garment.ts'

const read = (name: string, category: string, color: string) => {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  const { type, material } = readGarment(words)
  return [type, material]
}

test.each([
  ['Denim blue shirt', 'Tops', 'Denim blue', 'shirt'],
  ['Linen white pants', 'Bottoms', 'Linen white', 'trousers'],
  ['Camel beige coat', 'Outerwear', 'Camel beige', 'coat'],
  ['Khaki beige pants', 'Bottoms', 'Khaki beige', 'trousers'],
  ['Leather brown jacket', 'Outerwear', 'Leather brown', 'jacket'],
  ['Light gray scarf', 'Accessories', 'Light gray', 'scarf'],
])('a color of fabric names no fabric: %s', (name, category, color, type) => {
  expect(read(name, category, color)).toEqual([type, null])
})

test('a fabric that the color does not repeat stays a fabric', () => {
  expect(read('Linen white pants', 'Bottoms', 'White')).toEqual(['linen-trousers', 'linen'])
  expect(read('Denim black jacket', 'Outerwear', 'Black')).toEqual(['denim-jacket', 'denim'])
  expect(read('Blue denim shirt', 'Tops', 'Blue')).toEqual(['denim-shirt', 'denim'])
})
