import type { DailyOutfit } from '../../contract/planner/planner.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

/** Whether a day may be solved again: not locked, worn, left out or past. */
export function isOpenDay({ isLocked, isWorn, leftOut, date }: DailyOutfit, today: CalendarDate): boolean {
  return !isLocked && !isWorn && leftOut === null && date >= today
}
