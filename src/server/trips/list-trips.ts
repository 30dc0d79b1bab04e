import type { PackedPieces } from '../../contract/trips/packing-list.ts'
import { tripTimes, type Trip } from '../../contract/trips/trips.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { today } from '../ports/clock.ts'
import { toTripOfList } from './trip-reply.ts'
import { linesOfTrips, listStoredTrips } from './trip-store.ts'

type ListDeps = Pick<PlannerDeps, 'db' | 'clock'>

/** Lists the user's trips: future ones, the next first, then current ones, then past ones, the latest first. */
export async function listTrips({ db, clock }: ListDeps, user: User): Promise<Trip[]> {
  const stored = await listStoredTrips(db, user.id)
  const lines = await linesOfTrips(
    db,
    stored.map(({ id }) => id),
  )
  const trips = stored.map((trip) => toTripOfList(trip, lines.get(trip.id) ?? [], today(clock)))
  const [coming, now, past] = tripTimes.map((time) => trips.filter((trip) => trip.time === time))
  return [...(now ?? []), ...(coming ?? []), ...(past ?? []).toReversed()]
}

/** Lists the packed pieces of trips that are not over, by trip. */
export async function listPackedPieces({ db, clock }: ListDeps, user: User): Promise<PackedPieces[]> {
  const now = today(clock)
  const stored = (await listStoredTrips(db, user.id)).filter(({ isHome, toDate }) => !isHome && toDate >= now)
  const lines = await linesOfTrips(
    db,
    stored.map(({ id }) => id),
  )
  return stored
    .map(({ id, place, toDate }) => ({
      tripId: id,
      place,
      toDate,
      itemIds: (lines.get(id) ?? [])
        .filter(({ isPacked }) => isPacked)
        .flatMap(({ closetItemId }) => closetItemId ?? []),
    }))
    .filter(({ itemIds }) => itemIds.length > 0)
}
