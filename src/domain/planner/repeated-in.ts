import { daysToRest } from './laundry-rules.ts'
import { turnsSoFar, type WornWeek } from './wear-readiness.ts'
import type { WeekToSolve } from './week-to-solve.ts'

/** Ids of what is worn on the day at `at` sooner than it should; a coat or shoes worn every day are no repeat. */
export function repeatedIn(at: number, worn: WornWeek, days: WeekToSolve['days']): string[] {
  const turn = turnsSoFar(at, worn, days)
  const date = days[at]?.date ?? null
  return (
    (worn[at] ?? [])
      .filter(({ garment }) => daysToRest(garment) === 3)
      // What was worn that very day was worn in this outfit.
      .map((piece) => (piece.lastWornDate === date ? { ...piece, lastWornDate: null } : piece))
      .filter((piece) => turn(piece) !== 'rested')
      .map(({ id }) => id)
  )
}
