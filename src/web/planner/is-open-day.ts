import type { DailyOutfit } from '../../contract/planner/planner.ts'

/** Whether a day may be solved again: not locked, worn, left out or past. `today` is such as '2026-11-23'. */
export function isOpenDay({ isLocked, isWorn, leftOut, date }: DailyOutfit, today: string): boolean {
  return !isLocked && !isWorn && leftOut === null && date >= today
}
