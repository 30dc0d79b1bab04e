import type { StylistPiece } from '../stylist/outfit.ts'
import { warmthOf } from '../stylist/score/score-season.ts'
import { rankOutfit } from '../stylist/score/score-outfit.ts'
import { formOf, missingSlots } from '../stylist/search/slots-asked.ts'
import { combinationFaults } from './combination-faults.ts'
import { insulationRange, warmthFault } from './insulation-range.ts'
import type { DayToDress } from './week-to-solve.ts'
import type { Variety } from './week-variety.ts'

/** How good a day's outfit is beside the other days; compared from the first to the last. */
export interface DayScore {
  /** Needed places that stay empty. */
  readonly lacks: number
  /** Too cold or too warm to bear. Before repeats: what was worn is better than freezing. */
  readonly hardFault: number
  /** What speaks against its pieces, see `penaltyOf`, and against them together, see `combinationFaults`. */
  readonly penalty: number
  readonly faultCount: number
  /** Other days on which its top is worn with the same bottom. */
  readonly pairRepeats: number
  /** Colder or warmer than is comfortable. */
  readonly softFault: number
  /** Points of the score, less what it costs the week's variety. */
  readonly value: number
}

export interface ToValue {
  readonly pieces: readonly StylistPiece[]
  readonly day: Pick<DayToDress, 'needs' | 'date' | 'weather'>
  readonly penalty: number
  readonly variety: Variety
  /** As `rankOutfit` has it, where it is known already. */
  readonly exact?: number
}

// More than all that come too soon, less than one piece that does not suit the day.
export const COMBINATION_FAULT = 1000

// Points that a layer over the top is worth beside its own: it is only tried where the others are on the cold side, which
// is no fault yet.
const A_LAYER = 2.5

/** The worth of an outfit on its day. */
export function dayScore({ pieces, day, penalty, variety, exact }: ToValue): DayScore {
  const { needs, date } = day
  const form = formOf(pieces) ?? 'separates'
  const fault = warmthFault(warmthOf(pieces), insulationRange(needs))
  const faultCount = combinationFaults(pieces, day)
  const points = exact ?? rankOutfit({ pieces, needs, today: date })
  return {
    lacks: missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded).length,
    hardFault: fault.hard,
    penalty: penalty + COMBINATION_FAULT * faultCount,
    faultCount,
    pairRepeats: variety.daysOfPair(pieces),
    softFault: fault.soft,
    value: points - variety.costOf(pieces) + (isLayered(pieces) ? A_LAYER : 0),
  }
}

function isLayered(pieces: readonly StylistPiece[]): boolean {
  return pieces.some(({ garment }) => garment.slot === 'mid')
}

/** Below 0 where `one` is the better outfit. */
export function compareDayScores(one: DayScore, other: DayScore): number {
  return (
    one.lacks - other.lacks ||
    one.hardFault - other.hardFault ||
    Math.floor(one.penalty) - Math.floor(other.penalty) ||
    one.softFault - other.softFault ||
    one.pairRepeats - other.pairRepeats ||
    one.penalty - other.penalty ||
    other.value - one.value
  )
}
