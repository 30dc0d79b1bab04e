import type { OtherDays } from './day-space.ts'
import { turnsOn, type WornWeek } from './wear-readiness.ts'
import type { WeekToSolve } from './week-to-solve.ts'
import { varietyOn } from './week-variety.ts'

/** What the outfit of the day at `at` has to reckon with, for what the others wear. */
export function constraintsFromOtherDays(
  at: number,
  worn: WornWeek,
  { days, seed }: WeekToSolve,
  pair: OtherDays['pair'],
): OtherDays {
  return { turn: turnsOn(at, worn, days), variety: varietyOn(at, worn, seed, days[at]?.offered), pair }
}
