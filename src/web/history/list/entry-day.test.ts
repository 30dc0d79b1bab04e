import { expect, test } from 'vitest'
import { entryDay } from './entry-day.ts'

test.each([
  ['2026-11-24', '24 Nov', 'Tue'],
  ['2026-01-01', '1 Jan', 'Thu'],
  ['2025-12-31', '31 Dec', 'Wed 2025'],
  ['2024-02-29', '29 Feb', 'Thu 2024'],
] as const)('%s is %s, %s', (written, day, weekday) => {
  expect(entryDay(written, '2026-11-25')).toEqual({ day, weekday })
})
