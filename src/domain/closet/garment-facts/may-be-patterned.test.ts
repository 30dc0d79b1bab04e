import { expect, test } from 'vitest'
import { readGarment } from '../read-garment.ts'
import { mayBePatterned } from './may-be-patterned.ts'

function piece(name: string, category: string, color: string) {
  const words = { name, category, color, brand: null }
  const garment = readGarment({ ...words, style: null, season: null, description: null })
  return { name, color, garment }
}

test('clothes in two colors, in an unknown color or in seersucker may have a pattern', () => {
  expect(mayBePatterned(piece('Bowling shirt', 'Tops', 'Black & red'))).toBe(true)
  expect(mayBePatterned(piece('Jacket', 'Outerwear', 'Realtree'))).toBe(true)
  expect(mayBePatterned(piece('Seersucker jacket', 'Outerwear', 'Blue'))).toBe(true)
  expect(mayBePatterned(piece('Velvet burnout dress', 'Dresses', 'Black'))).toBe(true)
  expect(mayBePatterned(piece('Devoré top', 'Tops', 'Plum'))).toBe(true)
  expect(mayBePatterned(piece('Turtleneck with snowflakes', 'Tops', 'White'))).toBe(true)
})

test('a navy shirt and two-tone sneakers are taken as plain', () => {
  expect(mayBePatterned(piece('Shirt', 'Tops', 'Navy'))).toBe(false)
  expect(mayBePatterned(piece('Blazer with gold buttons', 'Outerwear', 'Navy'))).toBe(false)
  expect(mayBePatterned(piece('Sneakers', 'Shoes', 'White/green'))).toBe(false)
})
