import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { Database } from '../db/open-database.ts'

/** Id of a trip to ignore. */
interface Exception {
  readonly ignoredTripId: string
}

/**
 * Ids of the pieces of one closet that are away on a day or later: ticked as packed for a trip that has not ended by
 * then, unless its user is already back home.
 */
export async function awayItemIds(
  db: Database,
  userId: string,
  on: CalendarDate,
  except?: Exception,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tripLines')
    .innerJoin('trips', 'trips.id', 'tripLines.tripId')
    .where('trips.userId', '=', userId)
    .where('trips.deletedAt', 'is', null)
    .where('trips.isHome', '=', false)
    .where('trips.toDate', '>=', on)
    .where('tripLines.isPacked', '=', true)
    .where('tripLines.closetItemId', 'is not', null)
    .$if(except !== undefined, (query) => query.where('trips.id', '!=', except?.ignoredTripId ?? ''))
    .select((line) => line.ref('tripLines.closetItemId').$notNull().as('id'))
    .execute()
  return rows.map(({ id }) => id)
}
