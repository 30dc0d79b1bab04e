import type { StylistPiece } from '../../stylist/outfit.ts'
import { penaltyOf, type OtherDays } from '../day/day-space.ts'
import { type DayScore, dayScore } from '../day/day-score.ts'
import type { OpenDay } from './week-schedule.ts'

/** Returns the score of an outfit on a day, given the other days. */
export function scoreForDay(
  pieces: readonly StylistPiece[],
  { day, choices }: OpenDay,
  others: OtherDays,
): DayScore {
  const chosen = pieces.flatMap(
    ({ id, garment }) => choices[garment.slot].find(({ piece }) => piece.id === id) ?? [],
  )
  const penalty = chosen.reduce((sum, choice) => sum + penaltyOf(choice, others.readiness), 0)
  return dayScore({ pieces, day, penalty, variety: others.variety })
}
