import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'
import { lockPieces } from './closet-store.ts'
import { rejectReservedForBuyer } from './reject-reserved-for-buyer.ts'

/**
 * Soft-deletes the unsold listings of pieces in the transaction that deletes the pieces, with the same time, so
 * restoring a piece restores its listing.
 * @throws AppError listing_reserved
 */
export async function softDeleteListings(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
  at: Date,
): Promise<void> {
  if (itemIds.length === 0) return
  await rejectReservedForBuyer(transaction, userId, itemIds)
  await transaction
    .updateTable('marketplaceItems')
    .set({ deletedAt: at })
    .where('sellerId', '=', userId)
    .where('closetItemId', 'in', itemIds)
    .where('status', '!=', 'sold')
    .where('deletedAt', 'is', null)
    .execute()
}

/** Restores the listings that were deleted with these pieces since `since`. Must run before restoring the pieces. */
export async function restoreListings(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
  since: Date,
): Promise<void> {
  if (itemIds.length === 0) return
  // Locks the piece before its listing, like everywhere, to avoid deadlocks.
  await lockPieces(transaction, userId, itemIds)
  await transaction
    .updateTable('marketplaceItems')
    .set({ deletedAt: null })
    .where('sellerId', '=', userId)
    .where('closetItemId', 'in', itemIds)
    .where('deletedAt', '>=', since)
    .where('deletedAt', '=', ({ selectFrom }) =>
      selectFrom('closetItems')
        .select('closetItems.deletedAt')
        .whereRef('closetItems.id', '=', 'marketplaceItems.closetItemId'),
    )
    .execute()
}

/**
 * Permanently deletes the unsold listings of pieces, in the transaction that permanently deletes the pieces.
 * @throws AppError listing_reserved
 */
export async function deleteListingsOf(
  transaction: Database,
  userId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return
  await rejectReservedForBuyer(transaction, userId, itemIds)
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

/** Permanently deletes listings, in a transaction, and releases their pictures. */
export async function deleteListings(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const photos = await transaction
    .selectFrom('listingPhotos')
    .select('imageKey')
    .where('listingId', 'in', ids)
    .execute()
  const listings = await transaction
    .deleteFrom('marketplaceItems')
    .where('id', 'in', ids)
    .returning('imageKey')
    .execute()
  await releaseImages(
    transaction,
    [...listings, ...photos].map(({ imageKey }) => imageKey).filter((key) => key !== null),
  )
}
