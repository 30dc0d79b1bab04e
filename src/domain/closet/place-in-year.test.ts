import { expect, test } from 'vitest'
import { placeInYear } from './place-in-year.ts'

test('a year ago is 0, today is 1, half a year ago is in the middle', () => {
  expect(placeInYear('2025-11-23', '2026-11-23')).toBe(0)
  expect(placeInYear('2026-11-23', '2026-11-23')).toBe(1)
  expect(placeInYear('2026-05-25', '2026-11-23')).toBeCloseTo(0.5, 2)
})

test('what is older or still to come has no place', () => {
  expect(placeInYear('2025-11-22', '2026-11-23')).toBeNull()
  expect(placeInYear('2026-11-24', '2026-11-23')).toBeNull()
})

test('a leap day ends a year that begins on the 28th', () => {
  expect(placeInYear('2027-02-28', '2028-02-29')).toBe(0)
})
