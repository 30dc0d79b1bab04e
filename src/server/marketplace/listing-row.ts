import type { ListingPhoto, MarketplaceItem } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { keysOfAddresses, toPicture } from '../images/picture-address.ts'
import { photosOfListings } from './listing-photos.ts'

/** All listings that are not taken down, with sellers and pictures; a query to be narrowed. */
export function listingsOf(db: Database) {
  return db
    .selectFrom('marketplaceItems')
    .innerJoin('users as seller', 'seller.id', 'marketplaceItems.sellerId')
    .leftJoin('storedImages as photo', 'photo.key', 'marketplaceItems.imageKey')
    .selectAll('marketplaceItems')
    .select([
      'seller.username as sellerName',
      'seller.profileImage as sellerImage',
      'photo.width as photoWidth',
      'photo.height as photoHeight',
      'photo.thumbHash as photoThumbHash',
      'photo.widths as photoWidths',
    ])
    .where('marketplaceItems.deletedAt', 'is', null)
}

type ListingRow = Awaited<ReturnType<ReturnType<typeof listingsOf>['execute']>>[number]

/** Rows as the API returns them to this user, with all photos. */
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
    isAvailable: row.isAvailable,
    status: row.status,
    isSample: row.isSample,
    isMine: row.sellerId === user.id,
    createdAt: row.createdAt.toISOString(),
    // A sample seller's name ends in a space, which no user's name can.
    seller: { username: row.sellerName.trim(), profileImage: ourOwn(row.sellerImage) },
  }
}

function pictureOf(row: ListingRow): MarketplaceItem['picture'] {
  const { imageKey: key, photoWidth: width, photoHeight: height } = row
  const { photoThumbHash: thumbHash, photoWidths: widths } = row
  if (key === null || width === null || height === null || thumbHash === null || widths === null) return null
  return toPicture({ key, width, height, thumbHash, widths })
}

// The content security policy allows only our pictures.
function ourOwn(address: string | null): string | null {
  return address?.startsWith('/') && keysOfAddresses(address).length > 0 ? address : null
}
