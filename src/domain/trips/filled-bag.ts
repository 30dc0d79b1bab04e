import { garmentSlots, type GarmentSlot } from '../closet/garment.ts'
import { compareDayScores } from '../planner/day-score.ts'
import type { OtherDays } from '../planner/day-space.ts'
import { dressDay } from '../planner/dress-day.ts'
import type { OpenDay } from '../planner/week-schedule.ts'
import { scoreForDay } from '../planner/score-for-day.ts'
import { bagLoad, isOverfull } from './bag-load.ts'
import { choicesOf } from './choices-of.ts'
import { type Capsule, inBag } from './fewer-pieces.ts'
import { othersPacked } from './others-packed.ts'
import type { TripToPack } from './trip-to-pack.ts'

// What may be new on a day: all, else only the smaller part of an outfit.
const ways: readonly (readonly GarmentSlot[])[] = [garmentSlots, ['top', 'dress'], ['bottom']]

/** Gives days that had to do without a piece another one, as long as the bag has room for it. */
export function* filledBag(
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  { worn: before, spares }: Capsule,
): Generator<undefined, Capsule> {
  const worn = [...before]
  for (const one of open) {
    for (const mayBeNew of ways) {
      const packed = new Set(worn.flatMap((pieces) => (pieces ?? []).map(({ id }) => id)))
      const choices = choicesOf(
        one.choices,
        ({ piece }) => packed.has(piece.id) || mayBeNew.includes(piece.garment.slot),
      )
      const others = othersPacked(one.at, worn, trip, pair)
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
