import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'

/**
 * Rejects pieces that are reserved for a buyer, in the transaction that locked them to archive or delete them.
 * @throws AppError listing_reserved
 */
export async function rejectReservedForBuyer(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
): Promise<void> {
  const reserved = await transaction
    .selectFrom('sales')
    .innerJoin('marketplaceItems', 'marketplaceItems.id', 'sales.listingId')
    .select(['marketplaceItems.closetItemId', 'marketplaceItems.title'])
    .where('sales.sellerId', '=', userId)
    .where('sales.state', '=', 'accepted')
    .execute()
  const first = reserved.find(({ closetItemId }) => closetItemId !== null && itemIds.includes(closetItemId))
  if (first)
    throw new AppError('listing_reserved', {
      message: `'${first.title}' is reserved for a buyer. Call off the sale first.`,
    })
}
