import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'

/**
 * Deletes the sales and listings of a user, and releases other users' pictures that only these sales showed. Must run
 * before the user's row is deleted: PostgreSQL checks picture references before cascading deletes two levels down.
 */
export async function deleteSalesAndListings(db: Database, userId: string): Promise<void> {
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
