import { expect, test } from 'vitest'
import { drawingAddress } from './drawing-address.ts'
import { swatchColor } from '../colors/swatch-color.ts'

test('uses the color named in a text', () => {
  expect(drawingAddress('tee', 'Washed Navy')).toBe(`/drawings/tee.svg?c=${swatchColor('navy')?.slice(1)}`)
})

test('expands and lowercases a hex color', () => {
  expect(drawingAddress('coat', '#A0B1C2')).toBe('/drawings/coat.svg?c=a0b1c2')
  expect(drawingAddress('coat', '#AbC')).toBe('/drawings/coat.svg?c=aabbcc')
})

test('contains the pattern if there is one', () => {
  expect(drawingAddress('shirt', '#ffffff', 'stripe')).toBe('/drawings/shirt.svg?c=ffffff&p=stripe')
})

test('has a default color for a text without a color', () => {
  expect(drawingAddress('belt', 'no idea')).toMatch(/^\/drawings\/belt\.svg\?c=[0-9a-f]{6}$/)
  expect(drawingAddress('belt', '"><script>')).toMatch(/^\/drawings\/belt\.svg\?c=[0-9a-f]{6}$/)
})
