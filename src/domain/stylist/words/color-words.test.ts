import { describe, expect, test } from 'vitest'
import { shadeOf, shadesOf } from './color-words.ts'
import { madePiece } from './made-outfit.test-support.ts'

describe('the color of a piece in short', () => {
  test.each([
    ['NAVY BLUE', 'navy'],
    ['Dove grey', 'dove gray'],
    ['Light blue', 'light blue'],
    ['dunkelgrün', 'dark green'],
    ['#1f1e20', 'black'],
    ['#abc', 'sky blue'],
    ['Navy floral', 'navy'],
  ])('of %s is %s', (color, shade) => {
    expect(shadeOf(madePiece(`Shirt, Tops, ${color}`))).toBe(shade)
  })

  test('names all colors that the owner wrote, the first one first', () => {
    expect(shadesOf(madePiece('Shirt, Tops, White / navy blue'))).toEqual(['white', 'navy'])
  })

  test('is nothing where no color is named', () => {
    expect(shadeOf(madePiece('Shirt, Tops, lovely'))).toBeNull()
  })
})
