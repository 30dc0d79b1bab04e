import { SaleTerms, type Sale, type SalePhoto } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import { keysOfAddresses, ownImageAddress, pictureAddress, toPicture } from '../../images/picture-address.ts'
import { isBlockedWith } from '../blocks.ts'

/**
 * Base query for the sales of this user, as seller or buyer, with both people and whether the listing is still
 * available. Leaves out requests of blocked people that were never accepted.
 */
export function salesOf(db: Database, user: User) {
  return (
    db
      .selectFrom('sales')
      .innerJoin('users as seller', 'seller.id', 'sales.sellerId')
      .innerJoin('users as buyer', 'buyer.id', 'sales.buyerId')
      .leftJoin('marketplaceItems as current', (join) =>
        join
          .onRef('current.id', '=', 'sales.listingId')
          .on('current.status', '=', 'available')
          .on('current.deletedAt', 'is', null),
      )
      // A listing has at most one accepted sale.
      .leftJoin('sales as taken', (join) =>
        join.onRef('taken.listingId', '=', 'sales.listingId').on('taken.state', '=', 'accepted'),
      )
      .selectAll('sales')
      .select([
        'seller.username as sellerName',
        'seller.profileImage as sellerImage',
        'buyer.username as buyerName',
        'buyer.profileImage as buyerImage',
        'current.id as currentId',
        'taken.id as takenId',
      ])
      .where(({ or, and, eb, not }) =>
        or([
          and([
            eb('sales.sellerId', '=', user.id),
            or([eb('sales.acceptedAt', 'is not', null), not(isBlockedWith(user.id, 'sales.buyerId'))]),
          ]),
          and([
            eb('sales.buyerId', '=', user.id),
            or([eb('sales.acceptedAt', 'is not', null), not(isBlockedWith(user.id, 'sales.sellerId'))]),
          ]),
        ]),
      )
  )
}

export type SaleRow = Awaited<ReturnType<ReturnType<typeof salesOf>['execute']>>[number]

/** Converts rows to the API's sales for this user, with their photos. */
export async function toSales(db: Database, rows: readonly SaleRow[], user: User): Promise<Sale[]> {
  const photos = await photosOfSales(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toSale(row, user, photos.get(row.id) ?? []))
}

function toSale(row: SaleRow, user: User, photos: SalePhoto[]): Sale {
  const listing = SaleTerms.parse(row.listing)
  const [key] = keysOfAddresses(listing.imageUrl)
  const role = row.sellerId === user.id ? 'seller' : 'buyer'
  return {
    id: row.id,
    role,
    state: row.state,
    listingId: row.listingId,
    isForSale: row.currentId !== null && row.takenId === null,
    listing,
    picture: photos.find(({ id }) => id === key)?.picture ?? null,
    message: row.message,
    seller: { id: row.sellerId, username: row.sellerName, profileImage: ownImageAddress(row.sellerImage) },
    buyer: { id: row.buyerId, username: row.buyerName, profileImage: ownImageAddress(row.buyerImage) },
    acceptedAt: iso(row.acceptedAt),
    sellerConfirmedAt: iso(row.sellerConfirmedAt),
    buyerConfirmedAt: iso(row.buyerConfirmedAt),
    closedAt: iso(row.closedAt),
    closedBy: row.closedBy,
    pieceId: role === 'buyer' ? row.pieceId : null,
    photos,
    createdAt: row.createdAt.toISOString(),
  }
}

async function photosOfSales(db: Database, ids: readonly string[]): Promise<Map<string, SalePhoto[]>> {
  const photos = new Map<string, SalePhoto[]>()
  if (ids.length === 0) return photos
  const rows = await db
    .selectFrom('salePhotos')
    .innerJoin('storedImages', 'storedImages.key', 'salePhotos.imageKey')
    .select(['saleId', 'shows', 'addedBy', 'salePhotos.createdAt'])
    .select(['key', 'width', 'height', 'thumbHash', 'widths'])
    .where('saleId', 'in', ids)
    .orderBy('saleId')
    .orderBy('place')
    .orderBy('key')
    .execute()
  for (const { saleId, shows, addedBy, createdAt, ...stored } of rows) {
    const photo = {
      id: stored.key,
      imageUrl: pictureAddress(stored.key, stored.width),
      picture: toPicture(stored),
      shows,
      addedBy,
      createdAt: createdAt.toISOString(),
    }
    photos.set(saleId, [...(photos.get(saleId) ?? []), photo])
  }
  return photos
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}
