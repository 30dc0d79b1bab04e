import { describe, expect, test } from 'vitest'
import { daysAfter, daysBetween, daysFrom, localDay, utcDay } from './calendar-days.ts'

describe('the day of an instant', () => {
  test('in UTC ends at midnight UTC', () => {
    expect(utcDay(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23')
    expect(utcDay(new Date('2026-11-24T00:00:00.000Z'))).toBe('2026-11-24')
  })

  test('on the local clock ends at local midnight', () => {
    expect(localDay(new Date(2026, 10, 23, 0, 0))).toBe('2026-11-23')
    expect(localDay(new Date(2026, 10, 23, 23, 59))).toBe('2026-11-23')
  })
})

test('days are counted across the ends of months and years, in both directions', () => {
  expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01')
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01'])
  expect(daysBetween('2026-12-31', '2026-11-30')).toBe(-31)
})
