import { expect, test } from 'vitest'
import { placeOnScale } from './place-on-scale.ts'

const span = { low: '68.00', high: '96.00' }

test('the suggested range is centered on the scale', () => {
  expect(placeOnScale(68, span)).toBe(28)
  expect(placeOnScale(82, span)).toBe(50)
  expect(placeOnScale(96, span)).toBe(72)
})

test('a price far from the range stays on the scale', () => {
  expect(placeOnScale(0, span)).toBe(0)
  expect(placeOnScale(99_999_999.99, span)).toBe(100)
})

test('an empty range does not divide by zero', () => {
  expect(placeOnScale(5, { low: '5.00', high: '5.00' })).toBe(28)
})
