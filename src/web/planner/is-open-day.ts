import type { DailyOutfit } from '../../contract/planner.ts'

/** Whether a day may be chosen anew: neither locked nor worn nor over. `today` as '2026-11-23'. */
export function isOpenDay({ isLocked, isWorn, date }: DailyOutfit, today: string): boolean {
  return !isLocked && !isWorn && date >= today
}
