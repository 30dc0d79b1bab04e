import type { StylistPiece } from '../stylist/outfit.ts'
import { warmthOf } from '../stylist/score/judge-season.ts'
import { rankOutfit } from '../stylist/score/score-outfit.ts'
import { formOf, missingSlots } from '../stylist/search/slots-asked.ts'
import { warmthBand, warmthFault } from './warmth-band.ts'
import type { DayToDress } from './week-to-solve.ts'
import type { Variety } from './week-variety.ts'

/** How good a day's outfit is beside the other days; compared from the first to the last. */
export interface DayWorth {
  /** Needed places that stay empty. */
  readonly lacks: number
  /** Too cold or too warm to bear. Before repeats: what was worn is better than freezing. */
  readonly hardFault: number
  /** What speaks against its pieces: see `blemishOf`. */
  readonly blemish: number
  /** Colder or warmer than is comfortable. */
  readonly softFault: number
  /** Points of the score, less what it costs the week's variety. */
  readonly value: number
}

export interface ToValue {
  readonly pieces: readonly StylistPiece[]
  readonly day: Pick<DayToDress, 'needs' | 'date'>
  readonly blemish: number
  readonly variety: Variety
  /** As `rankOutfit` has it, where it is known already. */
  readonly exact?: number
}

/** The worth of an outfit on its day. */
export function dayWorth({ pieces, day: { needs, date }, blemish, variety, exact }: ToValue): DayWorth {
  const form = formOf(pieces) ?? 'separates'
  const fault = warmthFault(warmthOf(pieces), warmthBand(needs))
  const points = exact ?? rankOutfit({ pieces, needs, today: date })
  return {
    lacks: missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded).length,
    hardFault: fault.hard,
    blemish,
    softFault: fault.soft,
    value: points - variety.costOf(pieces),
  }
}

/** Below 0 where `one` is the better outfit. */
export function compareWorth(one: DayWorth, other: DayWorth): number {
  return (
    one.lacks - other.lacks ||
    one.hardFault - other.hardFault ||
    Math.floor(one.blemish) - Math.floor(other.blemish) ||
    one.softFault - other.softFault ||
    one.blemish - other.blemish ||
    other.value - one.value
  )
}
