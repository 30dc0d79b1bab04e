import { garmentSlots, type GarmentSlot } from '../closet/garment.ts'
import { compareDayScores } from '../planner/day/day-score.ts'
import type { OtherDays } from '../planner/day/day-space.ts'
import { dressDay } from '../planner/day/dress-day.ts'
import type { OpenDay } from '../planner/week/week-schedule.ts'
import { scoreForDay } from '../planner/week/score-for-day.ts'
import { bagLoad, isOverfull } from './bag-load.ts'
import { filteredChoices } from '../planner/day/filtered-choices.ts'
import { type Capsule, inBag } from './fewer-pieces.ts'
import { packingConstraints } from './packing-constraints.ts'
import type { TripToPack } from './trip-to-pack.ts'

// Slots that may get a new piece: all, then smaller parts of an outfit.
const newSlotSteps: readonly (readonly GarmentSlot[])[] = [garmentSlots, ['top', 'dress'], ['bottom']]

/** Adds pieces to improve days that lost some, while the bag has room. */
export function* filledBag(
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  { worn: before, spares }: Capsule,
): Generator<undefined, Capsule> {
  const worn = [...before]
  for (const one of open) {
    for (const mayBeNew of newSlotSteps) {
      const packed = new Set(worn.flatMap((pieces) => (pieces ?? []).map(({ id }) => id)))
      const choices = filteredChoices(
        one.choices,
        ({ piece }) => packed.has(piece.id) || mayBeNew.includes(piece.garment.slot),
      )
      const others = packingConstraints(one.at, worn, trip, pair)
      const now = worn[one.at] ?? null
      const next = yield* dressDay(one.day, choices, others)
      if (!next || (now && compareDayScores(next.score, scoreForDay(now, one, others)) >= 0)) continue
      worn[one.at] = next.pieces
      if (!isOverfull(bagLoad(inBag(trip, { worn, spares }), trip.bag))) break
      worn[one.at] = now
    }
  }
  return { worn, spares }
}
