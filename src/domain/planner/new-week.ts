import type { WeekDay } from '../../contract/planner.ts'
import { reSolvedDays, type FormerOutfits } from './re-solve-day.ts'
import { offeredOutfit } from './offered-outfits.ts'
import { weekInSteps } from './solve-week.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'

/**
 * As `weekInSteps`, with other outfits than the open days had before: the week is solved with what they had put last, and a
 * day that still gets one of its former outfits is solved by itself.
 */
export function* newWeekInSteps(
  week: WeekToSolve,
  former: ReadonlyMap<WeekDay, FormerOutfits>,
): Generator<undefined, SolvedDay[]> {
  const days = week.days.map((day) => ({ ...day, offered: allOffered(former.get(day.day)) }))
  let solved = yield* weekInSteps({ ...week, days })
  for (const [at, day] of days.entries()) {
    const had = former.get(day.day)
    if (day.fixed !== null || !had || !isFormer(solved[at], had)) continue
    const others = days.map((each, other) => ({
      ...each,
      fixed: other === at ? null : (each.fixed ?? solved[other]?.outfit?.pieces ?? []),
    }))
    solved = yield* reSolvedDays({ ...week, days: others }, day.day, had)
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
