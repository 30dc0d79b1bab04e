import { expect, test } from 'vitest'
import { closetFilterColors } from '../../../contract/closet/closet.ts'
import { swatchColor } from './swatch-color.ts'

test.each(closetFilterColors)('has a swatch for the filter color %s', (color) => {
  expect(swatchColor(color)).toMatch(/^#[0-9a-f]{6}$/)
})

test('finds the color in free text', () => {
  expect(swatchColor('Washed NAVY')).toBe(swatchColor('navy'))
  expect(swatchColor('brick red')).toBe(swatchColor('brick'))
})

test.each([
  ['schwarz', 'black'],
  ['Weiß', 'white'],
  ['grün', 'green'],
  ['marrón', 'brown'],
  ['bleu', 'blue'],
  ['nera', 'black'],
])('reads %s as %s', (word, color) => {
  expect(swatchColor(word)).toBe(swatchColor(color))
})

test('two words may name one color', () => {
  expect(swatchColor('Off-white')).not.toBe(swatchColor('white'))
  expect(swatchColor('Forest green coat')).not.toBe(swatchColor('green'))
  expect(swatchColor('rose gold')).not.toBe(swatchColor('rose'))
})

test('uses the first of several colors', () => {
  expect(swatchColor('White and blue')).toBe(swatchColor('white'))
})

test("applies 'light' and 'dark'", () => {
  const brightness = (text: string) => Number.parseInt((swatchColor(text) ?? '').slice(1, 3), 16)
  expect(brightness('light blue')).toBeGreaterThan(brightness('blue'))
  expect(brightness('dark blue')).toBeLessThan(brightness('blue'))
})

test('accepts hex colors, but no other CSS', () => {
  expect(swatchColor('#AABBCC')).toBe('#aabbcc')
  expect(swatchColor('#abc;background:url(//evil)')).toBeNull()
})

test('returns null for words that name no color', () => {
  for (const text of ['', 'stripes', 'constructor', '漢字']) expect(swatchColor(text)).toBeNull()
})
