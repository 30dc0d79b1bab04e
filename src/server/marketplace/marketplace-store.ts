import type { Insertable, Updateable } from 'kysely'
import type { MarketplaceItem } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows } from '../db/row-lock.ts'
import type { Tables } from '../db/tables.ts'
import type { User } from '../http/user-of-request.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { listingsOf, toListing } from './listing-row.ts'

type ListingTable = Tables['marketplaceItems']

/**
 * A listing that this user may see, or null: of others' only what is for sale. `to change` keeps others from changing
 * it until the transaction ends.
 */
export async function findListing(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change',
): Promise<MarketplaceItem | null> {
  if (purpose === 'to change') await lockListing(db, id)
  const row = await listingsOf(db)
    .where('marketplaceItems.id', '=', id)
    .where(({ or, eb }) =>
      or([eb('marketplaceItems.sellerId', '=', user.id), eb('marketplaceItems.status', '=', 'available')]),
    )
    .executeTakeFirst()
  return row ? toListing(row, user) : null
}

// The piece before its listing, as everyone who changes a piece does: so nobody waits for someone who waits for them.
async function lockListing(db: Database, id: string): Promise<void> {
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

/** Name of the stored picture that a listing shows; null where it is a drawing. */
export async function imageKeyOf(db: Database, id: string): Promise<ImageKey | null> {
  const row = await db
    .selectFrom('marketplaceItems')
    .select('imageKey')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.imageKey ?? null
}

/** Stores new listings. */
export async function insertListings(
  db: Database,
  listings: readonly Insertable<ListingTable>[],
): Promise<void> {
  await db.insertInto('marketplaceItems').values(listings).execute()
}

/** Changes a listing; in the transaction that found it to change. */
export async function updateListing(
  db: Database,
  id: string,
  changes: Omit<Updateable<ListingTable>, 'id' | 'sellerId' | 'closetItemId' | 'isAvailable'>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  const { status } = changes
  await db
    .updateTable('marketplaceItems')
    .set({ ...changes, ...(status && { isAvailable: status === 'available' }) })
    .where('id', '=', id)
    .execute()
}

/** Deletes a listing. */
export async function deleteListing(db: Database, id: string): Promise<void> {
  await db.deleteFrom('marketplaceItems').where('id', '=', id).execute()
}
