import type { Insertable, Updateable } from 'kysely'
import { ListingFacts, type MarketplaceItem } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows, type Purpose } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { User } from '../http/user-of-request.ts'
import { isBlockedWith } from './blocks.ts'
import { listingsOf, toListings } from './listing-row.ts'

type ListingTable = Tables['marketplaceItems']

/**
 * Finds a listing that this user may see, or null: of other users only those for sale, except those reserved for
 * another buyer and those of blocked people. `to change` locks it until the transaction ends.
 */
export async function findListing(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose,
): Promise<MarketplaceItem | null> {
  if (purpose === 'to change') await lockListing(db, id)
  const row = await listingsOf(db)
    .where('marketplaceItems.id', '=', id)
    .where(({ or, and, eb, not }) =>
      or([
        eb('marketplaceItems.sellerId', '=', user.id),
        and([
          eb('marketplaceItems.status', '=', 'available'),
          or([eb('accepted.id', 'is', null), eb('accepted.buyerId', '=', user.id)]),
          not(isBlockedWith(user.id, 'marketplaceItems.sellerId')),
        ]),
      ]),
    )
    .executeTakeFirst()
  const [listing = null] = row ? await toListings(db, [row], user) : []
  return listing
}

/** Locks a listing until the transaction ends. Locks its piece first, like everywhere, to avoid deadlocks. */
export async function lockListing(db: Database, id: string): Promise<void> {
  if (!locksRows(db)) return
  await db
    .selectFrom('closetItems')
    .innerJoin('marketplaceItems', 'marketplaceItems.closetItemId', 'closetItems.id')
    .select('closetItems.id')
    .where('marketplaceItems.id', '=', id)
    .forUpdate('closetItems')
    .execute()
  await db.selectFrom('marketplaceItems').select('id').where('id', '=', id).forUpdate().execute()
}

export async function insertListings(
  db: Database,
  listings: readonly Insertable<ListingTable>[],
): Promise<void> {
  await db.insertInto('marketplaceItems').values(listings).execute()
}

/** Updates a listing, in the transaction that locked it. */
export async function updateListing(
  db: Database,
  id: string,
  changes: Omit<Updateable<ListingTable>, 'id' | 'sellerId' | 'closetItemId' | 'isAvailable' | 'deletedAt'>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  const { status } = changes
  await db
    .updateTable('marketplaceItems')
    .set({ ...changes, ...(status && { isAvailable: status === 'available' }) })
    .where('id', '=', id)
    .execute()
}

/** Soft-deletes a listing at this time. */
export async function markListingDeleted(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('marketplaceItems').set({ deletedAt: at }).where('id', '=', id).execute()
}

/**
 * Restores a listing of this user that was deleted since `since`. Locks its piece first.
 * @throws Error of the database if its piece is listed again
 */
export async function unmarkListingDeleted(
  db: Database,
  user: User,
  { id, since }: { id: string; since: Date },
): Promise<void> {
  await lockListing(db, id)
  await db
    .updateTable('marketplaceItems')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('sellerId', '=', user.id)
    .where('deletedAt', '>=', since)
    .execute()
}

/** Ids of listings that were deleted before `before`. */
export async function listingsDeletedBefore(db: Database, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('marketplaceItems').select('id').where('deletedAt', '<', before).execute()
  return rows.map(({ id }) => id)
}

/** The closet's facts about the piece when its listing was created; null if not stored. */
export async function filledInOf(db: Database, id: string): Promise<ListingFacts | null> {
  const row = await db
    .selectFrom('marketplaceItems')
    .select('filledIn')
    .where('id', '=', id)
    .executeTakeFirst()
  return ListingFacts.safeParse(row?.filledIn).data ?? null
}
