import type { StylistPiece } from '../stylist/outfit.ts'
import { rankOutfit } from '../stylist/score/score-outfit.ts'
import { formOf, missingSlots } from '../stylist/search/slots-asked.ts'
import { cloOffBand, warmthBand } from './warmth-band.ts'
import type { DayToDress } from './week-to-solve.ts'
import type { Variety } from './week-variety.ts'

/** How good a day's outfit is beside the other days; compared from the first to the last. */
export interface DayWorth {
  /** Needed places that stay empty. */
  readonly lacks: number
  /** Steps of a twentieth clo by which it is too cold or too warm. */
  readonly offBand: number
  /** What speaks against its pieces: see `blemishOf`. */
  readonly blemish: number
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

const CLO_STEP = 0.05
// Of sums of tenths and hundredths that should be nothing.
const DUST = 1e-9

/** The worth of an outfit on its day. */
export function dayWorth({ pieces, day: { needs, date }, blemish, variety, exact }: ToValue): DayWorth {
  const form = formOf(pieces) ?? 'separates'
  const points = exact ?? rankOutfit({ pieces, needs, today: date })
  return {
    lacks: missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded).length,
    offBand: cloSteps(cloOffBand(pieces, warmthBand(needs))),
    blemish,
    value: points - variety.costOf(pieces),
  }
}

/** Whole steps of warmth that is missing or too much. */
export function cloSteps(clo: number): number {
  return Math.ceil(clo / CLO_STEP - DUST)
}

/** Below 0 where `one` is the better outfit. */
export function compareWorth(one: DayWorth, other: DayWorth): number {
  return (
    one.lacks - other.lacks ||
    one.offBand - other.offBand ||
    one.blemish - other.blemish ||
    other.value - one.value
  )
}
