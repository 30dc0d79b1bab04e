import { TRIP_DAYS_MAX, type TripDayName, type TripReply } from '../../contract/trips/trips.ts'
import { daysBetween } from '../../domain/calendar-days.ts'
import type { TripRange } from '../../domain/trips/moved-days.ts'
import type { Database } from '../db/open-database.ts'
import { restoreRow } from '../db/restore-row.ts'
import type { Purpose } from '../db/row-lock.ts'
import { retentionCutoff } from '../db/retention-period.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import type { StoredTripDay, WholeTrip } from './stored-trip.ts'
import { tripReply } from './trip-reply.ts'
import { findTrip, purgeTripRows, markTripDeleted } from './trip-store.ts'

/**
 * Finds one of the user's own trips. Other users' trips are not found.
 * @throws AppError trip_not_found
 */
export async function requireTrip(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<WholeTrip> {
  const found = await findTrip(db, user.id, id, purpose)
  if (found === null) throw new AppError('trip_not_found')
  return found
}

/**
 * Finds a day of a trip by its name: its date, or 'travel'.
 * @throws AppError trip_not_found for a day that the trip doesn't have
 */
export function requireTripDay({ days }: WholeTrip, name: TripDayName): StoredTripDay {
  const day = days.find((each) => each.day === name)
  if (!day) throw new AppError('trip_not_found', { message: "This day isn't part of the trip." })
  return day
}

/**
 * Soft-deletes a trip. Its row, days and list stay for the retention period, so it can be restored. Its pieces are at
 * home again.
 * @throws AppError trip_not_found, changed_meanwhile
 */
export async function removeTrip(
  deps: PlannerDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    rejectStale(await tripReply(transaction, deps, await requireTrip(transaction, user, id, 'to change')))
    await markTripDeleted(transaction, id, deps.clock.now())
  })
}

/**
 * Restores a deleted trip. Idempotent: an existing trip is returned unchanged, so Undo may be retried.
 * @throws AppError trip_not_found
 */
export async function restoreTrip(deps: PlannerDeps, user: User, id: string): Promise<TripReply> {
  return deps.db.transaction().execute(async (transaction) => {
    await restoreRow(transaction, 'trips', { id, userId: user.id, now: deps.clock.now() })
    return tripReply(transaction, deps, await requireTrip(transaction, user, id))
  })
}

/** Permanently deletes trips past their retention period, and releases their pictures. */
export async function purgeTrips({ db, clock }: Pick<PlannerDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await releasePictures(transaction, await purgeTripRows(transaction, retentionCutoff(clock.now())))
  })
}

/**
 * Rejects a trip that ends before it starts, or is too long.
 * @throws AppError invalid_request
 */
export function requireTripDates({ fromDate, toDate }: TripRange): void {
  if (toDate < fromDate) reject('The last day is before the first.')
  if (daysBetween(fromDate, toDate) >= TRIP_DAYS_MAX) reject(`A trip has at most ${TRIP_DAYS_MAX} days.`)
}

function reject(message: string): never {
  throw new AppError('invalid_request', { message, fields: { toDate: message } })
}
