import { expect, test } from 'vitest'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter, daysBetween } from '../calendar-days.ts'
import { mondayOf, weekDates } from './week-dates.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['a Sunday', '2026-11-29', '2026-11-23'],
  ['29 February', '2024-02-29', '2024-02-26'],
  ['1 March of a leap year', '2028-03-01', '2028-02-28'],
  ['1 March of 1900, which was no leap year', '1900-03-01', '1900-02-26'],
  ['New Year’s Day', '2027-01-01', '2026-12-28'],
  ['New Year’s Eve', '2028-12-31', '2028-12-25'],
  ['the first day there is', '1900-01-01', '1900-01-01'],
  ['the last day there is', '2100-12-31', '2100-12-27'],
  ['the spring change of clocks in Europe', '2026-03-29', '2026-03-23'],
  ['the fall change of clocks in America', '2026-11-01', '2026-10-26'],
] as const)('the Monday of %s', (_day, date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

test('a week has seven consecutive days, also across the end of February, the year and the century', () => {
  expect(weekDates('2024-02-26')).toEqual([
    '2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02', '2024-03-03',
  ]) // prettier-ignore
  expect(weekDates('2026-12-28').at(-1)).toBe('2027-01-03')
  expect(weekDates('2099-12-28').at(-1)).toBe('2100-01-03')
  expect(weekDates('2100-02-22').at(-1)).toBe('2100-02-28')
})

test('every day from 1900 to 2100 is in exactly one week', () => {
  let monday: CalendarDate = '1900-01-01'
  const wrong: string[] = []
  for (let days = 0; days < 73_414; days += 7) {
    for (const [at, date] of weekDates(monday).entries())
      if (mondayOf(date) !== monday || daysBetween(monday, date) !== at) wrong.push(date)
    monday = daysAfter(monday, 7)
  }
  expect(wrong).toEqual([])
  expect(monday).toBe('2101-01-03')
})
