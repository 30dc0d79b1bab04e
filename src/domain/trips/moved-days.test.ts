import { describe, expect, test } from 'vitest'
import { movedDays } from './moved-days.ts'

const week = { fromDate: '2026-11-23', toDate: '2026-11-25' } as const

describe('days of a trip after a change of dates', () => {
  test('keep their order if the trip moves as a whole', () => {
    const moved = movedDays(week, { fromDate: '2027-02-01', toDate: '2027-02-03' })
    expect([...moved]).toEqual([
      ['travel', 'travel'],
      ['2026-11-23', '2027-02-01'],
      ['2026-11-24', '2027-02-02'],
      ['2026-11-25', '2027-02-03'],
    ])
  })

  test('keep their dates if the trip starts earlier', () => {
    const moved = movedDays(week, { fromDate: '2026-11-22', toDate: '2026-11-25' })
    expect(moved.get('2026-11-23')).toBe('2026-11-23')
    expect([...moved.values()]).not.toContain('2026-11-22')
  })

  test('are dropped if the trip gets shorter', () => {
    const moved = movedDays(week, { fromDate: '2026-11-24', toDate: '2026-11-25' })
    expect(moved.has('2026-11-23')).toBe(false)
    expect(moved.get('2026-11-25')).toBe('2026-11-25')
  })

  test('move to the first days of a shorter trip at another time', () => {
    const moved = movedDays(week, { fromDate: '2027-02-01', toDate: '2027-02-02' })
    expect(moved.get('2026-11-24')).toBe('2027-02-02')
    expect(moved.has('2026-11-25')).toBe(false)
  })
})
