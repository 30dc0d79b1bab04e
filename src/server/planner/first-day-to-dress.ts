import { weekDays } from '../../contract/values/week-days.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { weekDates } from '../../domain/planner/week-dates.ts'
import { isPast } from '../ports/clock.ts'
import type { DayWishes } from './stored-plan.ts'

/**
 * Returns the first day of a new plan that gets an outfit: the requested one, else the first that is not over
 * everywhere on Earth. A week that is over as a whole is planned from its Monday.
 */
export function firstDayToDress(
  monday: CalendarDate,
  requestedFrom: CalendarDate | null,
  now: Date,
): CalendarDate {
  const dates = weekDates(monday)
  return dates.find((date) => (requestedFrom === null ? !isPast(date, now) : date >= requestedFrom)) ?? monday
}

/** Lists the days of a week before `from`, which get no outfit. */
export function daysOver(monday: CalendarDate, from: CalendarDate): DayWishes[] {
  return weekDates(monday).flatMap((date, at) => {
    const dayOfWeek = weekDays[at]
    return dayOfWeek && date < from ? [{ dayOfWeek, occasion: null, leftOut: 'over' as const }] : []
  })
}
