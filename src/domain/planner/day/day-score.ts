import type { StylistPiece } from '../../stylist/outfit.ts'
import { totalClo } from '../../stylist/score/terms/score-season.ts'
import { rankOutfit } from '../../stylist/score/score-outfit.ts'
import { formOf, missingSlots } from '../../stylist/search/outfit-slots.ts'
import { combinationFaults } from './combination-faults.ts'
import { insulationRange, warmthFault } from './insulation-range.ts'
import type { DayToDress } from '../week-to-solve.ts'
import type { Variety } from '../rotation/week-variety.ts'

/** Score of a day's outfit, given the other days. `compareDayScores` compares its fields in order of importance. */
export interface DayScore {
  /** Number of needed slots that stay empty. */
  readonly lacks: number
  /** Unbearably cold or warm, see `WarmthFault`. Outranks repeats: a repeated piece is better than freezing. */
  readonly hardFault: number
  /** Penalties of the single pieces (`penaltyOf`) plus those of the combination (`combinationFaults`). */
  readonly penalty: number
  readonly faultCount: number
  /** Number of other days with the same top and bottom. */
  readonly pairRepeats: number
  /** Uncomfortably cold or warm, see `WarmthFault`. */
  readonly softFault: number
  /** Points of the outfit score, minus the variety cost. */
  readonly value: number
}

export interface ToValue {
  readonly pieces: readonly StylistPiece[]
  readonly day: Pick<DayToDress, 'needs' | 'date' | 'weather'>
  readonly penalty: number
  readonly variety: Variety
  /** Result of `rankOutfit` if already computed. */
  readonly exact?: number
}

// Outweighs all repeated pieces of an outfit, but not one piece that doesn't suit the day.
export const COMBINATION_FAULT = 1000

// Bonus points for a layer over the top. Layers are tried only for outfits on the cool side, which is not yet a fault.
const A_LAYER = 2.5

/** Returns the score of an outfit on its day. */
export function dayScore({ pieces, day, penalty, variety, exact }: ToValue): DayScore {
  const { needs, date } = day
  const form = formOf(pieces) ?? 'separates'
  const fault = warmthFault(totalClo(pieces), insulationRange(needs))
  const faultCount = combinationFaults(pieces, day)
  const points = exact ?? rankOutfit({ pieces, needs, today: date })
  return {
    lacks: missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded).length,
    hardFault: fault.hard,
    penalty: penalty + COMBINATION_FAULT * faultCount,
    faultCount,
    pairRepeats: variety.daysOfPair(pieces),
    softFault: fault.soft,
    value: points - variety.outfitCost(pieces) + (isLayered(pieces) ? A_LAYER : 0),
  }
}

function isLayered(pieces: readonly StylistPiece[]): boolean {
  return pieces.some(({ garment }) => garment.slot === 'mid')
}

/** Comparator for sorting, best first: negative if `one` is better. */
export function compareDayScores(one: DayScore, other: DayScore): number {
  return compareDayFaults(one, other) || other.value - one.value
}

/** Like `compareDayScores`, but does not compare what is only a matter of taste. */
export function compareDayFaults(one: DayScore, other: DayScore): number {
  return (
    one.lacks - other.lacks ||
    one.hardFault - other.hardFault ||
    Math.floor(one.penalty) - Math.floor(other.penalty) ||
    one.softFault - other.softFault ||
    one.pairRepeats - other.pairRepeats ||
    one.penalty - other.penalty
  )
}
