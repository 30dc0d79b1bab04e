import type { NewTrip, TripReply } from '../../contract/trips/trips.ts'
import { findItemsToWear, requireWearableItems } from '../closet/wearable-items.ts'
import { newId } from '../db/new-id.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { lineAddedByHand } from './line-added-by-hand.ts'
import { requireTrip, requireTripDates } from './trip-lifecycle.ts'
import { solveTrip } from './solve-trip.ts'
import { newDraftDays } from './trip-draft.ts'
import { tripReply } from './trip-reply.ts'
import { insertTrip } from './trip-store.ts'

/**
 * Plans a trip: an outfit for each day and for traveling, and the packing list.
 * @throws AppError invalid_request, place_not_found, weather_unreachable, closet_item_not_found, piece_not_wearable
 */
export async function createTrip(deps: PlannerDeps, user: User, input: NewTrip): Promise<TripReply> {
  const { itemIds, ...wishes } = input
  requireTripDates(wishes)
  await requireWearableItems(deps.db, user, itemIds, ['archived', 'sold', 'listed'])
  const chosen = await findItemsToWear(deps.db, user.id, itemIds)
  const id = newId()
  const seed = `${wishes.fromDate} ${wishes.place}`.slice(0, 40)
  const solved = await solveTrip(deps, user, id, {
    wishes,
    days: newDraftDays(wishes),
    lines: chosen.map(lineAddedByHand),
    takenOut: [],
    seed,
  })
  await deps.db.transaction().execute(async (transaction) => {
    const trip = {
      ...wishes,
      ...solved.changes,
      id,
      userId: user.id,
      isHome: false,
      version: 1,
      takenOut: [],
      createdAt: deps.clock.now(),
    }
    await insertTrip(transaction, { trip, days: solved.days, lines: solved.lines })
  })
  return tripReply(deps.db, deps, await requireTrip(deps.db, user, id))
}
