import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { Database } from '../db/open-database.ts'
import { toOwnerTraits } from './stored-traits.ts'
import { toPicture, type StoredPicture } from '../images/picture-address.ts'

/**
 * Base query for the pieces of one closet with their pictures, including deleted and archived ones, and the borrowed
 * pieces with these ids.
 */
export function itemsOf(db: Database, userId: string, borrowed: readonly string[] = []) {
  return (
    db
      .selectFrom('closetItems')
      .leftJoin('storedImages as photo', 'photo.key', 'closetItems.imageKey')
      .leftJoin('storedImages as cutOut', 'cutOut.key', 'closetItems.cutOutKey')
      .leftJoin('marketplaceItems as offer', (join) =>
        join
          .onRef('offer.closetItemId', '=', 'closetItems.id')
          .onRef('offer.sellerId', '=', 'closetItems.userId')
          .on('offer.status', '!=', 'sold')
          .on('offer.deletedAt', 'is', null),
      )
      // A listing has at most one accepted sale.
      .leftJoin('sales as accepted', (join) =>
        join.onRef('accepted.listingId', '=', 'offer.id').on('accepted.state', '=', 'accepted'),
      )
      .leftJoin('loans', 'loans.closetItemId', 'closetItems.id')
      .leftJoin('users as lender', 'lender.id', 'loans.lenderId')
      .leftJoin('users as borrower', 'borrower.id', 'loans.borrowerId')
      .selectAll('closetItems')
      .select([
        'photo.width as photoWidth',
        'photo.height as photoHeight',
        'photo.thumbHash as photoThumbHash',
        'photo.widths as photoWidths',
        'cutOut.width as cutOutWidth',
        'cutOut.height as cutOutHeight',
        'cutOut.thumbHash as cutOutThumbHash',
        'cutOut.widths as cutOutWidths',
        'offer.id as offerId',
        'offer.status as offerStatus',
        'accepted.id as acceptedSale',
        'loans.createdAt as lentAt',
        'loans.until as lentUntil',
        'loans.lenderId',
        'loans.borrowerId',
        'lender.username as lenderName',
        'borrower.username as borrowerName',
      ])
      .where(({ or, eb }) =>
        borrowed.length === 0
          ? eb('closetItems.userId', '=', userId)
          : or([eb('closetItems.userId', '=', userId), eb('closetItems.id', 'in', borrowed)]),
      )
  )
}

/** A row of `itemsOf`. */
export type ItemRow = Awaited<ReturnType<ReturnType<typeof itemsOf>['execute']>>[number]

/** Converts a row to the API's piece for this user. */
export function toClosetItem(row: ItemRow, userId: string): ClosetItem {
  const item = toItem(row, userId)
  // Price and shop are visible to the owner only.
  return row.userId === userId ? item : { ...item, ...ownersOnly }
}

const ownersOnly = {
  purchaseDate: null,
  purchaseLocation: null,
  originalPrice: null,
  currency: null,
  productUrl: null,
  fitNotes: null,
  measurements: null,
  listing: null,
} as const satisfies Partial<ClosetItem>

function toItem(row: ItemRow, userId: string): ClosetItem {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    category: row.category,
    color: row.color,
    size: row.size,
    brand: row.brand,
    style: row.style,
    season: row.season,
    description: row.description,
    imageUrl: row.imageUrl,
    picture: pictureOf({
      key: row.imageKey,
      width: row.photoWidth,
      height: row.photoHeight,
      thumbHash: row.photoThumbHash,
      widths: row.photoWidths,
    }),
    cutOut: pictureOf({
      key: row.cutOutKey,
      width: row.cutOutWidth,
      height: row.cutOutHeight,
      thumbHash: row.cutOutThumbHash,
      widths: row.cutOutWidths,
    }),
    fitNotes: row.fitNotes,
    measurements: row.measurements,
    purchaseDate: row.purchaseDate,
    purchaseLocation: row.purchaseLocation,
    originalPrice: row.originalPrice,
    currency: row.currency,
    productUrl: row.productUrl,
    careInstructions: row.careInstructions,
    lastWornDate: row.lastWornDate,
    isClean: row.isClean,
    wearCount: row.wearCount,
    archivedReason: row.archivedReason,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    listing: offerOf(row),
    isSample: row.isSample,
    loan: loanOf(row, userId),
    traits: toOwnerTraits(row.traits),
    createdAt: row.createdAt.toISOString(),
  }
}

function offerOf({ offerId: id, offerStatus, acceptedSale }: ItemRow): ClosetItem['listing'] {
  if (id === null || offerStatus === null || offerStatus === 'sold') return null
  return { id, status: acceptedSale === null ? offerStatus : 'reserved' }
}

function loanOf(row: ItemRow, userId: string): ClosetItem['loan'] {
  const { lenderId, borrowerId, lenderName, borrowerName, lentAt, lentUntil } = row
  if (lenderId === null || borrowerId === null || lentAt === null) return null
  const isLender = lenderId === userId
  return {
    role: isLender ? 'lender' : 'borrower',
    person: isLender
      ? { id: borrowerId, username: borrowerName ?? '' }
      : { id: lenderId, username: lenderName ?? '' },
    until: lentUntil,
    since: lentAt.toISOString(),
  }
}

type Joined<T> = { readonly [K in keyof T]: T[K] | null }

// The left join returns all columns of a picture or none.
function pictureOf({ key, width, height, thumbHash, widths }: Joined<StoredPicture>) {
  if (key === null || width === null || height === null) return null
  return thumbHash === null || widths === null ? null : toPicture({ key, width, height, thumbHash, widths })
}
