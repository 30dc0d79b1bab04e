import type { OtherDays } from '../planner/day/day-space.ts'
import { wearsBeforeWash } from '../planner/rotation/rest-and-laundry-rules.ts'
import type { WornWeek } from '../planner/rotation/wear-readiness.ts'
import { TRAVEL_AT, type TripToPack } from './trip-to-pack.ts'

/** Returns the index of a day's period between washes; the travel outfit belongs to the first. */
export function washPeriodOf(at: number, laundryEvery: TripToPack['laundryEvery']): number {
  const day = at === TRAVEL_AT ? 0 : at - 1
  return laundryEvery === null ? 0 : Math.floor(day / laundryEvery)
}

/**
 * Returns a function for the readiness of pieces on the day at index `at`: 'worn out' once a piece reaches its wear
 * limit within the wash period. Pieces need no rest on a trip, so jeans may be worn on consecutive days.
 */
export function tripReadiness(
  at: number,
  worn: WornWeek,
  laundryEvery: TripToPack['laundryEvery'],
): OtherDays['readiness'] {
  const washPeriod = washPeriodOf(at, laundryEvery)
  const wears = new Map<string, number>()
  for (const [other, pieces] of worn.entries()) {
    if (other === at || washPeriodOf(other, laundryEvery) !== washPeriod) continue
    for (const { id } of pieces ?? []) wears.set(id, (wears.get(id) ?? 0) + 1)
  }
  return ({ id, garment }) => {
    const limit = wearsBeforeWash(garment)
    return limit !== null && (wears.get(id) ?? 0) >= limit ? 'worn out' : 'rested'
  }
}

/** Returns the ids of pieces that the day at index `at` wears beyond their wear limit; the later wear is the repeat. */
export function unwashedPieceIds(
  at: number,
  worn: WornWeek,
  laundryEvery: TripToPack['laundryEvery'],
): string[] {
  const readiness = tripReadiness(at, worn.slice(0, at), laundryEvery)
  return (worn[at] ?? []).filter((piece) => readiness(piece) !== 'rested').map(({ id }) => id)
}
