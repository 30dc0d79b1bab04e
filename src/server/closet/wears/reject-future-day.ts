import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { AppError } from '../../http/app-error.ts'
import { isStillToCome } from '../../ports/clock.ts'

/**
 * Rejects a day that has not begun anywhere on Earth.
 * @throws AppError invalid_request, naming `field`
 */
export function rejectFutureDay(field: string, day: CalendarDate, now: Date): void {
  if (!isStillToCome(day, now)) return
  const message = 'Choose today or an earlier day.'
  throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
