import { describe, expect, test } from 'vitest'
import { calendarDate, isCalendarDate } from './calendar-date.ts'

describe('a calendar date', () => {
  test.each(['2026-11-23', '2024-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isCalendarDate(text)).toBe(true)
  })

  test.each([
    ['a day that does not exist', '2026-02-30'],
    ['February 29 of a common year', '2026-02-29'],
    ['an instant', '2026-11-23T12:00:00Z'],
    ['a month', '2026-11'],
    ['a day without leading zeros', '2026-1-2'],
    ['a year with five digits', '12026-11-23'],
    ['a day with spaces around it', ' 2026-11-23 '],
    ['an empty text', ''],
    ['null', null],
    ['a number', 20261123],
  ])('is not %s', (_what, value) => {
    expect(isCalendarDate(value)).toBe(false)
  })
})

describe('the day of a request', () => {
  const day = calendarDate('Day')

  test('is trimmed, and reduced to the date part if it is an instant', () => {
    expect(day.parse(' 2026-11-23 ')).toBe('2026-11-23')
    expect(day.parse('2026-11-23T23:30:00-05:00')).toBe('2026-11-23')
  })

  test.each(['1899-12-31', '2101-01-01', '2026-02-30', '2026-11-23Tea', 'tomorrow', ''])(
    'is not %j',
    (text) => {
      expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
        'Day must be a day from 1900 to 2100, such as 2026-11-23.',
      ])
    },
  )
})
