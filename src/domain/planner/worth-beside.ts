import type { StylistPiece } from '../stylist/outfit.ts'
import { blemishOf, type OtherDays } from './day-space.ts'
import { type DayWorth, dayWorth } from './day-worth.ts'
import type { OpenDay } from './week-schedule.ts'

/** What an outfit is worth on a day beside the other days. */
export function worthBeside(
  pieces: readonly StylistPiece[],
  { day, choices }: OpenDay,
  others: OtherDays,
): DayWorth {
  const chosen = pieces.flatMap(
    ({ id, garment }) => choices[garment.slot].find(({ piece }) => piece.id === id) ?? [],
  )
  const blemish = chosen.reduce((sum, choice) => sum + blemishOf(choice, others.turn), 0)
  return dayWorth({ pieces, day, blemish, variety: others.variety })
}
