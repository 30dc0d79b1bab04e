import type { GarmentSlot } from '../../closet/garment.ts'
import { UNLISTED_CLO } from '../../stylist/score/warmth-needed.ts'
import { type PartialOutfit, withPiece } from '../../stylist/search/beam-search.ts'
import { neededSlots, type OutfitForm } from '../../stylist/search/outfit-slots.ts'
import type { DaySpace } from './day-space.ts'
import { COMBINATION_FAULT } from './day-score.ts'
import { combinationFaults } from './combination-faults.ts'
import { insulationRange, type WarmthFault, warmthFault } from './insulation-range.ts'
import type { DayToDress } from '../week-to-solve.ts'

interface Combination {
  readonly members: readonly number[]
  readonly fault: WarmthFault
  readonly penalty: number
  readonly fit: number
}

const SHOES_TRIED = 3
const KEPT = 12
const EMPTY: PartialOutfit = { members: [], fit: 0, pairs: 0, score: 0 }

/**
 * Returns the partial candidates closest to the day's required warmth, from all combinations: the beam search by fit
 * may have dropped the few that are warm enough.
 */
export function partialOutfitsByWarmth(
  space: DaySpace,
  form: OutfitForm,
  day: Pick<DayToDress, 'needs' | 'weather'>,
): PartialOutfit[] {
  const { pieces, fits, penalty, handicap, request } = space
  const band = insulationRange(request.needs)
  const slots = neededSlots(form, request.needs)
    .map((slot) => triedIn(slot, space))
    .filter((members) => members.length > 0)
  const best: Combination[] = []
  const visit = (members: readonly number[], clo: number, penalties: number, fit: number): void => {
    const next = slots[members.length]
    if (!next) {
      const combination = { members, fault: warmthFault(clo, band), penalty: penalties, fit }
      if (!isKept(best, combination)) return
      const faultCount = combinationFaults(
        members.flatMap((at) => pieces[at] ?? []),
        day,
      )
      keep(best, { ...combination, penalty: penalties + COMBINATION_FAULT * faultCount })
      return
    }
    for (const at of next)
      visit(
        [...members, at],
        clo + (pieces[at]?.garment.warmthClo ?? 0),
        penalties + (penalty[at] ?? 0),
        fit + (fits[at] ?? 0) - (handicap.get(at) ?? 0),
      )
  }
  visit([], UNLISTED_CLO, 0, 0)
  return best.map(({ members }) =>
    members.reduce((partial, at) => withPiece(partial, at, space, handicap), EMPTY),
  )
}

// Shoes add little warmth: tries the best, the lightest and the warmest, of all and of those with the smallest penalty.
function triedIn(slot: GarmentSlot, { shortlist, pieces, penalty }: DaySpace): readonly number[] {
  const members = shortlist[slot]
  if (slot !== 'shoes' || members.length <= SHOES_TRIED) return members
  const clo = (at: number) => pieces[at]?.garment.warmthClo ?? 0
  const penaltyLevel = (at: number) => Math.floor(penalty[at] ?? 0)
  const byClo = members.toSorted((one, other) => clo(one) - clo(other) || one - other)
  const least = Math.min(...members.map(penaltyLevel))
  const rested = byClo.filter((at) => penaltyLevel(at) === least)
  const tried = [members[0], byClo[0], byClo.at(-1), rested[0], rested.at(-1)]
  return [...new Set(tried)].filter((at) => at !== undefined)
}

function isKept(best: readonly Combination[], one: Combination): boolean {
  const last = best.at(-1)
  return best.length < KEPT || !last || compare(one, last) < 0
}

function keep(best: Combination[], one: Combination): void {
  if (!isKept(best, one)) return
  const place = best.findIndex((other) => compare(one, other) < 0)
  best.splice(place === -1 ? best.length : place, 0, one)
  if (best.length > KEPT) best.pop()
}

function compare(one: Combination, other: Combination): number {
  return (
    one.fault.hard - other.fault.hard ||
    Math.floor(one.penalty) - Math.floor(other.penalty) ||
    one.fault.soft - other.fault.soft ||
    one.penalty - other.penalty ||
    other.fit - one.fit
  )
}
