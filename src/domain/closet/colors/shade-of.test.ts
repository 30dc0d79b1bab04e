import { describe, expect, test } from 'vitest'
import { clothColors } from './cloth-colors.ts'
import { moreColors } from './rare-cloth-colors.ts'
import { shadeOf, shadesOf } from './shade-of.ts'
import { readGarment } from '../read-garment.ts'

function shirt(color: string) {
  const words = { name: 'Shirt', category: 'Tops', brand: null, style: null, season: null, description: null }
  return { color, garment: readGarment({ ...words, color }) }
}

describe('the short color of a piece', () => {
  test.each([
    ['NAVY BLUE', 'navy'],
    ['Dove grey', 'dove gray'],
    ['Light blue', 'light blue'],
    ['dunkelgrün', 'dark green'],
    ['#1f1e20', 'black'],
    ['#abc', 'sky blue'],
    ['Navy floral', 'navy'],
    ['gray orange', 'gray'],
    ['gray blue', 'gray blue'],
    ['Mosgroen', 'moss green'],
    ['Mitternachtsblau', 'midnight'],
    ['Flessengroen', 'bottle green'],
    ['Cordovan', 'cordovan'],
    ['Heather navy', 'heather navy'],
    ['Verde petrolio', 'petrol'],
    ['Hamilton brown', 'brown'],
    ['Ditsy floral blue', 'blue'],
    ['Celadon', 'light green'],
    ['British tan', 'British tan'],
    ['White linen', 'white'],
    ['Grigio melange', 'gray'],
    ['Red hibiscus', 'red'],
    ['Dark brown cordovan', 'dark brown'],
    ['Butter', 'butter yellow'],
    ['Carrot', null],
  ])('of %s is %s', (color, shade) => {
    expect(shadeOf(shirt(color))).toBe(shade)
  })

  test('names all colors that the owner wrote, in order', () => {
    expect(shadesOf(shirt('White / navy blue'))).toEqual(['white', 'navy'])
  })

  test('names two colors without a separator', () => {
    expect(shadesOf(shirt('white navy'))).toEqual(['white', 'navy'])
    expect(shadesOf(shirt('gray orange'))).toEqual(['gray', 'orange'])
  })

  test('reads a list of three colors as suggested for photos', () => {
    expect(shadesOf(shirt('White, navy blue and red'))).toEqual(['white', 'navy', 'red'])
    expect(shadesOf(shirt('White, navy and red'))).toEqual(['white', 'navy', 'red'])
  })

  test('is empty if no color is named', () => {
    expect(shadeOf(shirt('lovely'))).toBeNull()
  })
})

test('every known color has a shade', () => {
  const pieces = [...clothColors.keys(), ...Object.keys(moreColors)].map((color) => shirt(color))
  expect(pieces.filter((piece) => piece.garment.color && !shadesOf(piece)[0])).toEqual([])
})
