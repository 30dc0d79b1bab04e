import type { DailyOutfit } from '../../contract/planner.ts'

/** Whether a day may be solved again: neither locked nor worn nor left out nor over. `today` as '2026-11-23'. */
export function isOpenDay({ isLocked, isWorn, leftOut, date }: DailyOutfit, today: string): boolean {
  return !isLocked && !isWorn && leftOut === null && date >= today
}
