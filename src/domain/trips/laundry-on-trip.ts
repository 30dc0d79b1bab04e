import type { OtherDays } from '../planner/day-space.ts'
import { wearsBeforeWash } from '../planner/laundry-rules.ts'
import type { WornWeek } from '../planner/wear-readiness.ts'
import { TRAVEL_AT, type TripToPack } from './trip-to-pack.ts'

/** Which stretch between two washes a day belongs to; the outfit to travel in belongs to the first. */
export function stretchOf(at: number, laundryEvery: TripToPack['laundryEvery']): number {
  const day = at === TRAVEL_AT ? 0 : at - 1
  return laundryEvery === null ? 0 : Math.floor(day / laundryEvery)
}

/**
 * Makes the question whose turn it is on the day at `at`: what was worn in its stretch as often as it can be is worn out.
 * Nothing has to rest on a trip: one pair of jeans goes on two days in a row.
 */
export function tripTurns(
  at: number,
  worn: WornWeek,
  laundryEvery: TripToPack['laundryEvery'],
): OtherDays['turn'] {
  const stretch = stretchOf(at, laundryEvery)
  const wears = new Map<string, number>()
  for (const [other, pieces] of worn.entries()) {
    if (other === at || stretchOf(other, laundryEvery) !== stretch) continue
    for (const { id } of pieces ?? []) wears.set(id, (wears.get(id) ?? 0) + 1)
  }
  return ({ id, garment }) => {
    const limit = wearsBeforeWash(garment)
    return limit !== null && (wears.get(id) ?? 0) >= limit ? 'worn out' : 'rested'
  }
}

/** Ids of what the day at `at` wears unwashed once too often; of two days the later one repeats. */
export function unwashedOn(at: number, worn: WornWeek, laundryEvery: TripToPack['laundryEvery']): string[] {
  const turn = tripTurns(at, worn.slice(0, at), laundryEvery)
  return (worn[at] ?? []).filter((piece) => turn(piece) !== 'rested').map(({ id }) => id)
}
