// The day begins on Kiritimati fourteen hours before it does in Greenwich.
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000

/** True for a day that has not begun anywhere on Earth: the caller's clock says what today is, not ours. */
export function isStillToCome(day: string, now: Date): boolean {
  return day > new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10)
}
