import { weekDays } from '../../contract/planner.ts'
import { weekDates } from '../../domain/planner/week-dates.ts'
import { isPast } from '../ports/clock.ts'
import type { DayWishes } from './stored-plan.ts'

/**
 * The first day ('2026-11-23') of a new plan that gets an outfit: `asked`, else the first that is not over everywhere on
 * Earth. A week that is over as a whole was asked for as such, and is dressed from its Monday.
 */
export function firstDayToDress(monday: string, asked: string | null, now: Date): string {
  const dates = weekDates(monday)
  return dates.find((date) => (asked === null ? !isPast(date, now) : date >= asked)) ?? monday
}

/** The days of a week before `from`, which get no outfit. */
export function daysOver(monday: string, from: string): DayWishes[] {
  return weekDates(monday).flatMap((date, at) => {
    const dayOfWeek = weekDays[at]
    return dayOfWeek && date < from ? [{ dayOfWeek, occasion: null, leftOut: 'over' as const }] : []
  })
}
