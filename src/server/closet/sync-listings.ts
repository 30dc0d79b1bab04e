import type { ArchiveReason } from '../../contract/closet/closet.ts'
import type { Database } from '../db/open-database.ts'
import { rejectReservedForBuyer } from './reject-reserved-for-buyer.ts'

/**
 * Updates the listings of pieces in the transaction that archives the pieces for a reason, unarchives them (null) or
 * does neither (undefined). Listings of pieces archived as sold become sold; those of pieces archived for another
 * reason, or no longer sold, are paused.
 * @throws AppError listing_reserved
 */
export async function syncListings(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
  reason: ArchiveReason | null | undefined,
): Promise<void> {
  if (reason === undefined || itemIds.length === 0) return
  await rejectReservedForBuyer(transaction, userId, itemIds)
  const listings = transaction
    .updateTable('marketplaceItems')
    .where('sellerId', '=', userId)
    .where('closetItemId', 'in', itemIds)
  if (reason === 'sold') await listings.set({ status: 'sold', isAvailable: false }).execute()
  else
    await listings
      .$if(reason === null, (query) => query.where('status', '=', 'sold'))
      .set({ status: 'paused', isAvailable: false })
      .execute()
}
