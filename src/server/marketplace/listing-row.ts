import type { ListingPhoto, MarketplaceItem } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { ownImageAddress, toPicture } from '../images/picture-address.ts'
import { isBlockedWith } from './blocks.ts'
import { photosOfListings } from './listing-photos.ts'

/**
 * Base query for all listings that are not deleted, with sellers, pictures and the buyers they are reserved for.
 */
export function listingsOf(db: Database) {
  return (
    db
      .selectFrom('marketplaceItems')
      .innerJoin('users as seller', 'seller.id', 'marketplaceItems.sellerId')
      .leftJoin('storedImages as photo', 'photo.key', 'marketplaceItems.imageKey')
      // A listing has at most one accepted sale.
      .leftJoin('sales as accepted', (join) =>
        join.onRef('accepted.listingId', '=', 'marketplaceItems.id').on('accepted.state', '=', 'accepted'),
      )
      .selectAll('marketplaceItems')
      .select([
        'seller.username as sellerName',
        'seller.profileImage as sellerImage',
        'photo.width as photoWidth',
        'photo.height as photoHeight',
        'photo.thumbHash as photoThumbHash',
        'photo.widths as photoWidths',
        'accepted.buyerId as reservedFor',
      ])
      .where('marketplaceItems.deletedAt', 'is', null)
  )
}

/**
 * Query for the listings for sale that this user may see. Reserved listings are visible to their seller and buyer only,
 * listings of blocked people to neither side.
 */
export function listingsForSale(db: Database, user: User) {
  return listingsOf(db)
    .where('marketplaceItems.status', '=', 'available')
    .where(({ or, eb }) =>
      or([
        eb('accepted.buyerId', 'is', null),
        eb('accepted.buyerId', '=', user.id),
        eb('marketplaceItems.sellerId', '=', user.id),
      ]),
    )
    .where(({ not }) => not(isBlockedWith(user.id, 'marketplaceItems.sellerId')))
}

type ListingRow = Awaited<ReturnType<ReturnType<typeof listingsOf>['execute']>>[number]

/** Converts rows to the API's listings for this user, with all photos. */
export async function toListings(
  db: Database,
  rows: readonly ListingRow[],
  user: User,
): Promise<MarketplaceItem[]> {
  const photos = await photosOfListings(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toListing(row, user, photos.get(row.id) ?? []))
}

function toListing(row: ListingRow, user: User, morePhotos: ListingPhoto[]): MarketplaceItem {
  return {
    id: row.id,
    sellerId: row.sellerId,
    closetItemId: row.closetItemId,
    title: row.title,
    description: row.description,
    price: row.price,
    condition: row.condition,
    size: row.size,
    category: row.category,
    color: row.color,
    imageUrl: row.imageUrl,
    picture: pictureOf(row),
    morePhotos,
    isAvailable: row.isAvailable && row.reservedFor === null,
    status: row.status === 'available' && row.reservedFor !== null ? 'reserved' : row.status,
    isSample: row.isSample,
    isMine: row.sellerId === user.id,
    createdAt: row.createdAt.toISOString(),
    // A sample seller's name ends in a space, which a user's name can't.
    seller: { username: row.sellerName.trim(), profileImage: ownImageAddress(row.sellerImage) },
  }
}

function pictureOf(row: ListingRow): MarketplaceItem['picture'] {
  const { imageKey: key, photoWidth: width, photoHeight: height } = row
  const { photoThumbHash: thumbHash, photoWidths: widths } = row
  if (key === null || width === null || height === null || thumbHash === null || widths === null) return null
  return toPicture({ key, width, height, thumbHash, widths })
}
