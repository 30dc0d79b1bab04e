import type { Database } from '../db/open-database.ts'
import { deleteListings } from './delete-listings.ts'

/**
 * Takes the listings of these pieces out of the marketplace for good, in the transaction that removes the pieces; what
 * is sold stays told.
 */
export async function takeListingsDown(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return
  const gone = await transaction
    .selectFrom('marketplaceItems')
    .select('id')
    .where('sellerId', '=', userId)
    .where('closetItemId', 'in', itemIds)
    .where('status', '!=', 'sold')
    .execute()
  await deleteListings(
    transaction,
    gone.map(({ id }) => id),
  )
}
