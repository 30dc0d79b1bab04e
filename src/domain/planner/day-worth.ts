import type { StylistPiece } from '../stylist/outfit.ts'
import { warmthOf } from '../stylist/score/judge-season.ts'
import { rankOutfit } from '../stylist/score/score-outfit.ts'
import { formOf, missingSlots } from '../stylist/search/slots-asked.ts'
import { flawsIn } from './outfit-flaws.ts'
import { warmthBand, warmthFault } from './warmth-band.ts'
import type { DayToDress } from './week-to-solve.ts'
import type { Variety } from './week-variety.ts'

/** How good a day's outfit is beside the other days; compared from the first to the last. */
export interface DayWorth {
  /** Needed places that stay empty. */
  readonly lacks: number
  /** Too cold or too warm to bear. Before repeats: what was worn is better than freezing. */
  readonly hardFault: number
  /** What speaks against its pieces, see `blemishOf`, and against them together, see `flawsIn`. */
  readonly blemish: number
  readonly flaws: number
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
  readonly blemish: number
  readonly variety: Variety
  /** As `rankOutfit` has it, where it is known already. */
  readonly exact?: number
}

// More than all that come too soon, less than one piece that does not suit the day.
export const FLAW = 1000

// Points that a layer over the top is worth beside its own: it is only tried where the others are on the cold side, which
// is no fault yet.
const A_LAYER = 2.5

/** The worth of an outfit on its day. */
export function dayWorth({ pieces, day, blemish, variety, exact }: ToValue): DayWorth {
  const { needs, date } = day
  const form = formOf(pieces) ?? 'separates'
  const fault = warmthFault(warmthOf(pieces), warmthBand(needs))
  const flaws = flawsIn(pieces, day)
  const points = exact ?? rankOutfit({ pieces, needs, today: date })
  return {
    lacks: missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded).length,
    hardFault: fault.hard,
    blemish: blemish + FLAW * flaws,
    flaws,
    pairRepeats: variety.daysOfPair(pieces),
    softFault: fault.soft,
    value: points - variety.costOf(pieces) + (isLayered(pieces) ? A_LAYER : 0),
  }
}

function isLayered(pieces: readonly StylistPiece[]): boolean {
  return pieces.some(({ garment }) => garment.slot === 'mid')
}

/** Below 0 where `one` is the better outfit. */
export function compareWorth(one: DayWorth, other: DayWorth): number {
  return (
    one.lacks - other.lacks ||
    one.hardFault - other.hardFault ||
    Math.floor(one.blemish) - Math.floor(other.blemish) ||
    one.softFault - other.softFault ||
    one.pairRepeats - other.pairRepeats ||
    one.blemish - other.blemish ||
    other.value - one.value
  )
}
