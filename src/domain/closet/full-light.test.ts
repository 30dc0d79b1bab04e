import { expect, test } from 'vitest'
import { colorFamily } from './color-family.ts'
import { inFullLight } from './full-light.ts'

const white = { l: 1, a: 0, b: 0 }
const dimWhite = { l: 0.76, a: 0, b: 0 }

test('leaves a color as it is where white is white', () => {
  expect(inFullLight('#27324c', white)).toBe('#27324c')
})

test('turns a shirt as gray as the white beside it into white', () => {
  expect(colorFamily('#b0b4b6')).toBe('gray')
  expect(colorFamily(inFullLight('#b0b4b6', dimWhite))).toBe('white')
})

test('takes the yellow of a lamp out of the cloth', () => {
  expect(colorFamily('#beb5a0')).toBe('beige')
  expect(colorFamily(inFullLight('#beb5a0', { l: 0.8, a: 0, b: 0.03 }))).toBe('white')
})

test('keeps a black cloth black in any light', () => {
  expect(colorFamily(inFullLight('#1c1a1d', dimWhite))).toBe('black')
})

test('never leaves what can be shown', () => {
  expect(inFullLight('#ffffff', dimWhite)).toBe('#ffffff')
  expect(inFullLight('#ff0000', { l: 0.6, a: -0.03, b: 0 })).toMatch(/^#[0-9a-f]{6}$/)
})

test('refuses what is no color', () => {
  expect(() => inFullLight('', white)).toThrow(RangeError)
})
