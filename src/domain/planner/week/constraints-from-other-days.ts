import type { OtherDays } from '../day/day-space.ts'
import { readinessOn, type WornWeek } from '../rotation/wear-readiness.ts'
import type { WeekToSolve } from '../week-to-solve.ts'
import { varietyOn } from '../rotation/week-variety.ts'

/** Returns the constraints on the day at index `at` that follow from the outfits of the other days. */
export function constraintsFromOtherDays(
  at: number,
  worn: WornWeek,
  { days, seed }: WeekToSolve,
  pair: OtherDays['pair'],
): OtherDays {
  return {
    readiness: readinessOn(at, worn, days),
    variety: varietyOn(at, worn, seed, days[at]?.offered),
    pair,
  }
}
