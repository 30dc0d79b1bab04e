import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { localDay } from '../../../domain/calendar-days.ts'

/** Today on the local clock. */
export function today(): CalendarDate {
  return localDay(new Date())
}

/** The local day of an instant such as '2026-11-23T12:00:00.000Z'. */
export function dayOf(instant: string): CalendarDate {
  return localDay(new Date(instant))
}
