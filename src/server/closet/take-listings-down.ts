import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'

/**
 * Takes the listings of these pieces out of the marketplace, in the transaction that removes the pieces; what is sold
 * stays told.
 */
export async function takeListingsDown(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return
  const gone = await transaction
    .deleteFrom('marketplaceItems')
    .where('sellerId', '=', userId)
    .where('closetItemId', 'in', itemIds)
    .where('status', '!=', 'sold')
    .returning('imageKey')
    .execute()
  await releaseImages(
    transaction,
    gone.map(({ imageKey }) => imageKey).filter((key) => key !== null),
  )
}
