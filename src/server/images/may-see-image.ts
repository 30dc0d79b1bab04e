import type { Database } from '../db/open-database.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { pictureAddress } from './picture-address.ts'

/**
 * True if this picture is not released and belongs to this user, to a listing or sale that they can see or a piece that
 * they have borrowed, or is the profile photo of a seller or of the other side of a sale.
 */
export async function maySeeImage(db: Database, userId: string, key: ImageKey): Promise<boolean> {
  const image = await db
    .selectFrom('storedImages')
    .innerJoin('users as owner', 'owner.id', 'storedImages.userId')
    .select(['owner.id as ownerId', 'owner.profileImage', 'storedImages.width'])
    .where('storedImages.key', '=', key)
    .where('storedImages.state', '!=', 'unwanted')
    .executeTakeFirst()
  if (!image) return false
  const { ownerId, profileImage, width } = image
  if (ownerId === userId) return true
  const shown =
    profileImage === pictureAddress(key, width)
      ? await ownerShownTo(db, userId, ownerId)
      : await pictureShownTo(db, userId, key)
  return shown !== undefined
}

function pictureShownTo(db: Database, userId: string, key: ImageKey) {
  return listingsSeen(db, userId)
    .where('marketplaceItems.imageKey', '=', key)
    .unionAll(
      listingsSeen(db, userId)
        .innerJoin('listingPhotos', 'listingPhotos.listingId', 'marketplaceItems.id')
        .where('listingPhotos.imageKey', '=', key),
    )
    .unionAll(
      salesOf(db, userId)
        .innerJoin('salePhotos', 'salePhotos.saleId', 'sales.id')
        .where('salePhotos.imageKey', '=', key),
    )
    .unionAll(
      db
        .selectFrom('loans')
        .innerJoin('closetItems', 'closetItems.id', 'loans.closetItemId')
        .select('closetItems.id')
        .where('loans.borrowerId', '=', userId)
        .where(({ or, eb }) =>
          or([eb('closetItems.imageKey', '=', key), eb('closetItems.cutOutKey', '=', key)]),
        ),
    )
    .executeTakeFirst()
}

function ownerShownTo(db: Database, userId: string, ownerId: string) {
  return listingsSeen(db, userId)
    .where('marketplaceItems.sellerId', '=', ownerId)
    .unionAll(
      salesOf(db, userId).where(({ or, eb }) =>
        or([eb('sales.sellerId', '=', ownerId), eb('sales.buyerId', '=', ownerId)]),
      ),
    )
    .executeTakeFirst()
}

// Listings for sale; a reserved one only for its buyer.
function listingsSeen(db: Database, userId: string) {
  return db
    .selectFrom('marketplaceItems')
    .leftJoin('sales as accepted', (join) =>
      join.onRef('accepted.listingId', '=', 'marketplaceItems.id').on('accepted.state', '=', 'accepted'),
    )
    .select('marketplaceItems.id')
    .where('marketplaceItems.status', '=', 'available')
    .where('marketplaceItems.deletedAt', 'is', null)
    .where(({ or, eb }) => or([eb('accepted.id', 'is', null), eb('accepted.buyerId', '=', userId)]))
}

function salesOf(db: Database, userId: string) {
  return db
    .selectFrom('sales')
    .select('sales.id')
    .where(({ or, eb }) => or([eb('sales.sellerId', '=', userId), eb('sales.buyerId', '=', userId)]))
}
