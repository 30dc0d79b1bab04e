import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { subYears } from 'date-fns/subYears'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'

/** Position of a day in the year that ends with `today`: 0 a year ago, 1 today; null outside of the year. */
export function positionInYear(day: CalendarDate, today: CalendarDate): number | null {
  const end = parseISO(today)
  const start = subYears(end, 1)
  const position = differenceInCalendarDays(parseISO(day), start) / differenceInCalendarDays(end, start)
  return position < 0 || position > 1 ? null : position
}
