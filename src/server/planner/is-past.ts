// On Baker Island the day ends twelve hours after it does in Greenwich.
const LATEST_ZONE_MS = 12 * 60 * 60 * 1000

/** True for a day ('2026-11-23') that is over everywhere on Earth: the caller's clock says what today is, not ours. */
export function isPast(day: string, now: Date): boolean {
  return day < new Date(now.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10)
}
