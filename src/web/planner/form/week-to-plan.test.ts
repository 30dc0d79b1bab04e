import { expect, test } from 'vitest'
import { weekToPlan } from './week-to-plan.ts'

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-27', '2026-11-23'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2027-01-02', '2027-01-04'],
] as const)('a plan that is made on %s starts with the week of %s', (today, monday) => {
  expect(weekToPlan(today)).toBe(monday)
})

test('weeks that have a plan are skipped', () => {
  const planned = new Set(['2026-11-23', '2026-11-30', '2026-12-14'] as const)
  expect(weekToPlan('2026-11-24', planned)).toBe('2026-12-07')
})
