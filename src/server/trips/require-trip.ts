import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import type { StoredTripDay, WholeTrip } from './stored-trip.ts'
import { findTrip } from './trip-store.ts'

/**
 * One of the user's own trips. Another's is as absent as one that never was.
 * @throws AppError trip_not_found
 */
export async function requireTrip(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<WholeTrip> {
  const found = await findTrip(db, user.id, id, purpose)
  if (found === null) throw new AppError('trip_not_found')
  return found
}

/**
 * The day of a trip: its date, or 'travel'.
 * @throws AppError trip_not_found for a day that the trip doesn't have
 */
export function requireTripDay({ days }: WholeTrip, name: string): StoredTripDay {
  const day = days.find((each) => each.day === name)
  if (!day) throw new AppError('trip_not_found', { message: "This day isn't part of the trip." })
  return day
}
