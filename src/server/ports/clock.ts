// The latest UTC offset is -12 hours (Baker Island).
const LATEST_ZONE_MS = 12 * 60 * 60 * 1000
// The earliest UTC offset is +14 hours (Kiritimati).
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000

/** The current time. The only source of "now" on the server. */
export interface Clock {
  now(): Date
}

/** The UTC day as '2026-11-23': close enough to compare with recent wears. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10)
}

/** The day on this computer's clock as '2026-11-23': the user's own in personal mode. */
export function localToday(clock: Clock): string {
  const now = clock.now()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Today ('2026-11-23') at this UTC offset. */
export function todayAt(clock: Clock, utcOffsetSeconds: number): string {
  return new Date(clock.now().getTime() + utcOffsetSeconds * 1000).toISOString().slice(0, 10)
}

/** True for a day ('2026-11-23') that is over in every time zone: the client's clock defines today, not ours. */
export function isPast(day: string, now: Date): boolean {
  return day < new Date(now.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10)
}

/** True for a day that has not begun in any time zone: the client's clock defines today, not ours. */
export function isStillToCome(day: string, now: Date): boolean {
  return day > new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10)
}
