import { describe, expect, test } from 'vitest'
import { dayHeading, isDay, weekRange } from './week-range.ts'

describe('the range of a week', () => {
  test.each([
    ['2026-11-23', 'Nov 23–29'],
    ['2026-11-30', 'Nov 30 – Dec 6'],
    ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
    ['2027-01-04', 'Jan 4–10, 2027'],
    ['2027-03-29', 'Mar 29 – Apr 4, 2027'],
  ])('of %s is %s', (monday, range) => expect(weekRange(monday, '2026-11-25')).toBe(range))

  test('has its months in full where there is room', () =>
    expect(weekRange('2026-11-23', '2026-11-25', 'long')).toBe('November 23–29'))
})

describe('a day that a plan can be made for', () => {
  test.each([
    ['2026-11-23', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['1899-12-31', false],
    ['2026-02-30', false],
    ['', false],
  ])('%s: %s', (date, is) => expect(isDay(date)).toBe(is))

  test('is headed by its weekday and its number', () => expect(dayHeading('2028-02-29')).toBe('Tue 29'))
})
