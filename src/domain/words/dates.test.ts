import { expect, test } from 'vitest'
import { daysFrom, midnight } from '../calendar-days.ts'
import { dateWithWeekday, dateWithYear, formatDay, monthAndYear, shortDate, shortWeekday } from './dates.ts'

const inEnglish = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: Parameters<typeof midnight>[0]) => format.format(midnight(date))
}

test.each([
  ['November 23, 2026', dateWithYear, inEnglish({ dateStyle: 'long' })],
  ['Monday, November 23', dateWithWeekday, inEnglish({ weekday: 'long', month: 'long', day: 'numeric' })],
  ['Nov 23', shortDate, inEnglish({ month: 'short', day: 'numeric' })],
  ['Mon', shortWeekday, inEnglish({ weekday: 'short' })],
  ['November 2026', monthAndYear, inEnglish({ month: 'long', year: 'numeric' })],
])('days of four years are written as in American English, such as %s', (_, written, expected) => {
  const days = daysFrom('2023-12-31', 1463)
  expect(days.map(written)).toEqual(days.map(expected))
})

test('a day of another year has its year', () => {
  expect(formatDay('2026-03-04', '2026-12-01')).toBe('March 4')
  expect(formatDay('2025-12-31', '2026-12-01')).toBe('December 31, 2025')
})
