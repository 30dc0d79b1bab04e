import { outfitOf } from '../stylist/search/outfit-of.ts'
import { repeatedIn } from './repeated-in.ts'
import type { WornWeek } from './wear-readiness.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'

/** The days of a week as they are dressed, each outfit judged, a day at a time. */
export function* solvedDays({ days }: WeekToSolve, worn: WornWeek): Generator<undefined, SolvedDay[]> {
  const solved: SolvedDay[] = []
  for (const [at, { day, date, needs, leftOut = null }] of days.entries()) {
    const pieces = worn[at] ?? []
    const outfit = pieces.length > 0 ? outfitOf({ focus: null, pieces, needs, today: date }) : null
    solved.push({ day, outfit, repeatedIds: outfit ? repeatedIn(at, worn, days) : [], leftOut })
    yield
  }
  return solved
}
