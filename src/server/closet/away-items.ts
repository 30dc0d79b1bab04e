import type { Database } from '../db/open-database.ts'

/** Trips, by their ids, that do not count. */
interface Exception {
  readonly besides: string
}

/**
 * Ids of the pieces of one closet that are away on a day ('2026-11-23') or later: ticked off as packed for a trip that is
 * not over by then, and the person is not home.
 */
export async function awayItemIds(
  db: Database,
  userId: string,
  on: string,
  except?: Exception,
): Promise<string[]> {
  const rows = await awayItemsOf(db, userId, on)
    .$if(except !== undefined, (query) => query.where('trips.id', '!=', except?.besides ?? ''))
    .execute()
  return rows.map(({ id }) => id)
}

/** As `awayItemIds`, as a query to be part of another one. */
export function awayItemsOf(db: Database, userId: string, on: string) {
  return db
    .selectFrom('tripLines')
    .innerJoin('trips', 'trips.id', 'tripLines.tripId')
    .where('trips.userId', '=', userId)
    .where('trips.deletedAt', 'is', null)
    .where('trips.isHome', '=', false)
    .where('trips.toDate', '>=', on)
    .where('tripLines.isPacked', '=', true)
    .where('tripLines.closetItemId', 'is not', null)
    .select((line) => line.ref('tripLines.closetItemId').$notNull().as('id'))
}
