import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'

/**
 * Deletes the sales and listings of a user, and releases the pictures of others that only these sales showed. Before the
 * user's own row: PostgreSQL checks the pictures of rows two steps away before it has deleted those rows.
 */
export async function deleteDealings(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const photos = await transaction
      .deleteFrom('salePhotos')
      .where('saleId', 'in', ({ selectFrom }) =>
        selectFrom('sales')
          .select('sales.id')
          .where(({ or, eb }) => or([eb('sellerId', '=', userId), eb('buyerId', '=', userId)])),
      )
      .returning('imageKey')
      .execute()
    const copies = await transaction
      .deleteFrom('sales')
      .where(({ or, eb }) => or([eb('sellerId', '=', userId), eb('buyerId', '=', userId)]))
      .returning('pieceImageKey as imageKey')
      .execute()
    await transaction.deleteFrom('marketplaceItems').where('sellerId', '=', userId).execute()
    await releaseImages(
      transaction,
      [...photos, ...copies].map(({ imageKey }) => imageKey).filter((key) => key !== null),
    )
  })
}
