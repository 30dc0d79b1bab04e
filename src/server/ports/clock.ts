import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { localDay, utcDay } from '../../domain/calendar-days.ts'

// The latest UTC offset is -12 hours (Baker Island).
const LATEST_ZONE_MS = 12 * 60 * 60 * 1000
// The earliest UTC offset is +14 hours (Kiritimati).
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000

/** The current time. The only source of "now" on the server. */
export interface Clock {
  now(): Date
}

/** The UTC day: close enough to compare with recent wears. */
export function today(clock: Clock): CalendarDate {
  return utcDay(clock.now())
}

/** The day on this computer's clock: the user's own in personal mode. */
export function localToday(clock: Clock): CalendarDate {
  return localDay(clock.now())
}

/** Today at this UTC offset. */
export function todayAt(clock: Clock, utcOffsetSeconds: number): CalendarDate {
  return utcDay(new Date(clock.now().getTime() + utcOffsetSeconds * 1000))
}

/** True for a day that is over in every time zone: the client's clock defines today, not ours. */
export function isPast(day: CalendarDate, now: Date): boolean {
  return day < utcDay(new Date(now.getTime() - LATEST_ZONE_MS))
}

/** True for a day that has not begun in any time zone: the client's clock defines today, not ours. */
export function isStillToCome(day: CalendarDate, now: Date): boolean {
  return day > utcDay(new Date(now.getTime() + EARLIEST_ZONE_MS))
}
