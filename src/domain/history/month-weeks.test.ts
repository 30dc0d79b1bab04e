import { describe, expect, test } from 'vitest'
import { dateByKey, monthsAfter, monthWeeks } from './month-weeks.ts'

describe('the weeks of a month', () => {
  test('start on Monday and leave out days of other months', () => {
    const weeks = monthWeeks('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  test('are four for a February that starts on a Monday', () => {
    const weeks = monthWeeks('2027-02')
    expect([weeks.length, weeks.flat().includes(null)]).toEqual([4, false])
  })

  test('contain every day once, also in a leap year', () => {
    const days = monthWeeks('2028-02').flat().filter(Boolean)
    expect([days.length, new Set(days).size, days.at(-1)]).toEqual([29, 29, '2028-02-29'])
  })
})

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 0, '2026-12'],
] as const)('%s and %i months are %s', (month, count, after) => {
  expect(monthsAfter(month, count)).toBe(after)
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-25', '2026-11-23'],
  ['End', '2026-11-23', '2026-11-29'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['Enter', '2026-11-25', null],
] as const)('%s moves from %s to %s', (key, from, to) => {
  expect(dateByKey(from, key)).toBe(to)
})
