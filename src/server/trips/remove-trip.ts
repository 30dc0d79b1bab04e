import type { TripReply } from '../../contract/trips.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/release-pictures.ts'
import type { PlannerNeeds } from '../planner/planner-needs.ts'
import { requireTrip } from './require-trip.ts'
import { tripReply } from './trip-reply.ts'
import { deleteRemovedTrips, markTripDeleted, unmarkTripDeleted } from './trip-store.ts'

/**
 * Deletes a trip. Its row stays with its days and its list until the sweeper comes, so that it can be restored; its pieces
 * are at home again.
 * @throws AppError trip_not_found, changed_meanwhile
 */
export async function removeTrip(
  needs: PlannerNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await needs.db.transaction().execute(async (transaction) => {
    refuseStale(await tripReply(transaction, needs, await requireTrip(transaction, user, id, 'to change')))
    await markTripDeleted(transaction, id, needs.clock.now())
  })
}

/**
 * Restores a deleted trip as it was. One that is there already is answered as it is, so Undo may be sent twice.
 * @throws AppError trip_not_found
 */
export async function restoreTrip(needs: PlannerNeeds, user: User, id: string): Promise<TripReply> {
  return needs.db.transaction().execute(async (transaction) => {
    await unmarkTripDeleted(transaction, user.id, id, goneForGoodBefore(needs.clock.now()))
    return tripReply(transaction, needs, await requireTrip(transaction, user, id))
  })
}

/** Deletes the rows of trips that were deleted too long ago to be restored, and releases their pictures. */
export async function sweepRemovedTrips({ db, clock }: Pick<PlannerNeeds, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await releasePictures(transaction, await deleteRemovedTrips(transaction, goneForGoodBefore(clock.now())))
  })
}
