import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'

/** Deletes listings for good, in a transaction, and gives up their pictures. */
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
