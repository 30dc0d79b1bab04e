import { describe, expect, test } from 'vitest'
import { dayHeading, isDay, weekRange } from './week-range.ts'

describe('weekRange', () => {
  test.each([
    ['2026-11-23', 'Nov 23–29'],
    ['2026-11-30', 'Nov 30 – Dec 6'],
    ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
    ['2027-01-04', 'Jan 4–10, 2027'],
    ['2027-03-29', 'Mar 29 – Apr 4, 2027'],
  ] as const)('of %s is %s', (monday, range) => expect(weekRange(monday, '2026-11-25')).toBe(range))

  test('spells out the months if asked to', () =>
    expect(weekRange('2026-11-23', '2026-11-25', 'long')).toBe('November 23–29'))
})

describe('days of a plan', () => {
  test.each([
    ['2026-11-23', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['1899-12-31', false],
    ['2026-02-30', false],
    ['', false],
  ])('%s: %s', (date, is) => expect(isDay(date)).toBe(is))

  test('the heading has the weekday and the day of the month', () =>
    expect(dayHeading('2028-02-29')).toBe('Tue 29'))
})
