import { AppError } from '../http/app-error.ts'

// The day begins on Kiritimati fourteen hours before it does in Greenwich.
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000

/**
 * Refuses a day that has not begun anywhere on Earth: the caller's clock says what today is, not ours.
 * @throws AppError invalid_request, naming `field`
 */
export function refuseFutureDay(field: string, day: string, now: Date): void {
  const newestToday = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10)
  if (day <= newestToday) return
  const message = 'This day is still to come.'
  throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
