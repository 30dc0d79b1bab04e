import { outfitOf } from '../../stylist/search/outfit-of.ts'
import { repeatedPieceIds } from '../rotation/repeated-pieces.ts'
import type { WornWeek } from '../rotation/wear-readiness.ts'
import type { SolvedDay, WeekToSolve } from '../week-to-solve.ts'

/** Returns the days of a dressed week with their scored outfits; yields after each day. */
export function* solvedDays({ days }: WeekToSolve, worn: WornWeek): Generator<undefined, SolvedDay[]> {
  const solved: SolvedDay[] = []
  for (const [at, { day, date, needs, leftOut = null }] of days.entries()) {
    const pieces = worn[at] ?? []
    const outfit = pieces.length > 0 ? outfitOf({ focus: null, pieces, needs, today: date }) : null
    solved.push({ day, outfit, repeatedIds: outfit ? repeatedPieceIds(at, worn, days) : [], leftOut })
    yield
  }
  return solved
}
