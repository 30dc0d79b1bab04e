import { expect, test } from 'vitest'
import { placeOnScale } from './place-on-scale.ts'

const span = { low: '68.00', high: '96.00' }

test('the suggested span lies in the middle of the scale, its own middle in the middle', () => {
  expect(placeOnScale(68, span)).toBe(28)
  expect(placeOnScale(82, span)).toBe(50)
  expect(placeOnScale(96, span)).toBe(72)
})

test('a price far from the span stays on the scale', () => {
  expect(placeOnScale(0, span)).toBe(0)
  expect(placeOnScale(99_999_999.99, span)).toBe(100)
})

test('a span of nothing divides by nothing', () => {
  expect(placeOnScale(5, { low: '5.00', high: '5.00' })).toBe(28)
})
