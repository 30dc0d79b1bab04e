import type { WeekDay } from '../../../contract/values/week-days.ts'
import { reSolveDayInSteps, type FormerOutfits } from './re-solve-day.ts'
import { offeredOutfit } from '../rotation/offered-outfits.ts'
import { solveWeekInSteps } from '../week/solve-week.ts'
import type { SolvedDay, WeekToSolve } from '../week-to-solve.ts'

/**
 * Like `solveWeekInSteps`, but gives the open days new outfits: former outfits are ranked last, and a day that still
 * gets one of them is solved again alone.
 */
export function* reSolveWeekInSteps(
  week: WeekToSolve,
  former: ReadonlyMap<WeekDay, FormerOutfits>,
): Generator<undefined, SolvedDay[]> {
  const days = week.days.map((day) => ({ ...day, offered: allOffered(former.get(day.day)) }))
  let solved = yield* solveWeekInSteps({ ...week, days })
  for (const [at, day] of days.entries()) {
    const had = former.get(day.day)
    if (day.fixed !== null || !had || !isFormer(solved[at], had)) continue
    const others = days.map((each, other) => ({
      ...each,
      fixed: other === at ? null : (each.fixed ?? solved[other]?.outfit?.pieces ?? []),
    }))
    solved = yield* reSolveDayInSteps({ ...week, days: others }, day.day, had)
  }
  return solved
}

function allOffered(had: FormerOutfits | undefined) {
  return had ? [...had.offered, [...had.formerIds]] : []
}

function isFormer(day: SolvedDay | undefined, { formerIds, offered }: FormerOutfits): boolean {
  const now = offeredOutfit((day?.outfit?.pieces ?? []).map(({ id, garment: { slot } }) => ({ id, slot })))
  const isIn = (outfit: readonly string[] | ReadonlySet<string>) => {
    const ids = new Set(outfit)
    return now.every((id) => ids.has(id))
  }
  return isIn(formerIds) || offered.some((outfit) => outfit.length === now.length && isIn(outfit))
}
