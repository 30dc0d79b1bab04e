import type { StylistPiece } from '../stylist/outfit.ts'
import { penaltyOf, type OtherDays } from './day-space.ts'
import { type DayScore, dayScore } from './day-score.ts'
import type { OpenDay } from './week-schedule.ts'

/** What an outfit is worth on a day beside the other days. */
export function scoreForDay(
  pieces: readonly StylistPiece[],
  { day, choices }: OpenDay,
  others: OtherDays,
): DayScore {
  const chosen = pieces.flatMap(
    ({ id, garment }) => choices[garment.slot].find(({ piece }) => piece.id === id) ?? [],
  )
  const penalty = chosen.reduce((sum, choice) => sum + penaltyOf(choice, others.turn), 0)
  return dayScore({ pieces, day, penalty, variety: others.variety })
}
