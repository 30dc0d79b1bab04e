import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { subYears } from 'date-fns/subYears'

/**
 * Where a day ('2026-11-07') lies in the year that ends with `today`: 0 a year ago, 1 today; null outside of it.
 */
export function placeInYear(day: string, today: string): number | null {
  const end = parseISO(today)
  const start = subYears(end, 1)
  const place = differenceInCalendarDays(parseISO(day), start) / differenceInCalendarDays(end, start)
  return place < 0 || place > 1 ? null : place
}
