import { expect, test } from 'vitest'
import { closetFilterColors } from '../../contract/closet.ts'
import { swatchColor } from './swatch-color.ts'

test.each(closetFilterColors)('knows the color %s of the filter', (color) => {
  expect(swatchColor(color)).toMatch(/^#[0-9a-f]{6}$/)
})

test('finds the color in what people write', () => {
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

test('two words may name a color of their own', () => {
  expect(swatchColor('Off-white')).not.toBe(swatchColor('white'))
  expect(swatchColor('Forest green coat')).not.toBe(swatchColor('green'))
  expect(swatchColor('rose gold')).not.toBe(swatchColor('rose'))
})

test('takes the first of several', () => {
  expect(swatchColor('White and blue')).toBe(swatchColor('white'))
})

test('makes light lighter and dark darker', () => {
  const brightness = (text: string) => Number.parseInt((swatchColor(text) ?? '').slice(1, 3), 16)
  expect(brightness('light blue')).toBeGreaterThan(brightness('blue'))
  expect(brightness('dark blue')).toBeLessThan(brightness('blue'))
})

test('takes a written hex color, and nothing that only looks like style', () => {
  expect(swatchColor('#AABBCC')).toBe('#aabbcc')
  expect(swatchColor('#abc;background:url(//evil)')).toBeNull()
})

test('has no color for words that name none', () => {
  for (const text of ['', 'stripes', 'constructor', '漢字']) expect(swatchColor(text)).toBeNull()
})
