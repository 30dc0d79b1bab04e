import { expect, test } from 'vitest'
import { otherDay } from './other-day.ts'

test('across the date line a note names the day of the outfits', () => {
  const place = 'Auckland, New Zealand'
  expect(otherDay({ place, there: '2026-11-22', here: '2026-11-21' })).toBe(
    "For Saturday, your time. It's already Sunday in Auckland.",
  )
  expect(otherDay({ place: 'Toronto, Canada', there: '2026-11-22', here: '2026-11-23' })).toBe(
    "For Monday, your time. It's still Sunday in Toronto.",
  )
  expect(otherDay({ place, there: '2026-11-22', here: '2026-11-22' })).toBeNull()
})
