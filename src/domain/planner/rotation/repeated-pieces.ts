import { daysToRest } from './rest-and-laundry-rules.ts'
import { readinessSoFar, type WornWeek } from './wear-readiness.ts'
import type { WeekToSolve } from '../week-to-solve.ts'

/** Returns the ids of pieces worn too soon again on the day at index `at`; coats and shoes don't count as repeats. */
export function repeatedPieceIds(at: number, worn: WornWeek, days: WeekToSolve['days']): string[] {
  const readiness = readinessSoFar(at, worn, days)
  const date = days[at]?.date ?? null
  return (
    (worn[at] ?? [])
      .filter(({ garment }) => daysToRest(garment) === 3)
      // A wear logged for this very day was in this outfit.
      .map((piece) => (piece.lastWornDate === date ? { ...piece, lastWornDate: null } : piece))
      .filter((piece) => readiness(piece) !== 'rested')
      .map(({ id }) => id)
  )
}
