import type { ArchiveReason } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { rejectReserved } from './reject-reserved.ts'

/**
 * Brings the listings of pieces in step with the archive, in the transaction that archives the pieces for a reason,
 * brings them back (null), or does neither (undefined): what is archived as sold is sold, what has left for another
 * reason or is sold no more waits, paused.
 * @throws AppError listing_reserved
 */
export async function keepListingsInStep(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
  reason: ArchiveReason | null | undefined,
): Promise<void> {
  if (reason === undefined || itemIds.length === 0) return
  await rejectReserved(transaction, userId, itemIds)
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
