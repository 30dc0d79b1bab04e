import { expect, test } from 'vitest'
import { colorFamily } from '../colors/color-family.ts'
import { balanceWhite } from './white-balance.ts'

const white = { l: 1, a: 0, b: 0 }
const dimWhite = { l: 0.76, a: 0, b: 0 }

test('keeps a color if white is white', () => {
  expect(balanceWhite('#27324c', white)).toBe('#27324c')
})

test('turns a shirt white that is as gray as the white object', () => {
  expect(colorFamily('#b0b4b6')).toBe('gray')
  expect(colorFamily(balanceWhite('#b0b4b6', dimWhite))).toBe('white')
})

test('removes the yellow tint of a lamp', () => {
  expect(colorFamily('#beb5a0')).toBe('beige')
  expect(colorFamily(balanceWhite('#beb5a0', { l: 0.8, a: 0, b: 0.03 }))).toBe('white')
})

test('keeps black fabric black in any light', () => {
  expect(colorFamily(balanceWhite('#1c1a1d', dimWhite))).toBe('black')
})

test('always returns a displayable color', () => {
  expect(balanceWhite('#ffffff', dimWhite)).toBe('#ffffff')
  expect(balanceWhite('#ff0000', { l: 0.6, a: -0.03, b: 0 })).toMatch(/^#[0-9a-f]{6}$/)
})

test('throws for a text that is not a color', () => {
  expect(() => balanceWhite('', white)).toThrow(RangeError)
})
