import { expect, test } from 'vitest'
import { positionInYear } from './position-in-year.ts'

test('a year ago is 0, today is 1, half a year ago is in the middle', () => {
  expect(positionInYear('2025-11-23', '2026-11-23')).toBe(0)
  expect(positionInYear('2026-11-23', '2026-11-23')).toBe(1)
  expect(positionInYear('2026-05-25', '2026-11-23')).toBeCloseTo(0.5, 2)
})

test('earlier and later days have no position', () => {
  expect(positionInYear('2025-11-22', '2026-11-23')).toBeNull()
  expect(positionInYear('2026-11-24', '2026-11-23')).toBeNull()
})

test('the year that ends on a leap day begins on February 28', () => {
  expect(positionInYear('2027-02-28', '2028-02-29')).toBe(0)
})
