import type { ItemStatus, MarketplaceItem, MarketplaceItemChanges } from '../../contract/marketplace.ts'
import { archiveColumns } from '../closet/archive-columns.ts'
import { findClosetItems, updateClosetItems } from '../closet/closet-store.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { storeListingPhotos } from './listing-photos.ts'
import { updateListing } from './marketplace-store.ts'
import { requireListing } from './listing-lifecycle.ts'

const PIECE_GONE = "The piece is no longer in your closet, so you can't relist it."

/**
 * Changes the given fields of the user's own listing, all or nothing. A sold piece is archived; it returns to the
 * closet when its listing is no longer sold.
 * @throws AppError listing_not_found, changed_meanwhile, photo_not_found; listing_reserved for a new status;
 *   piece_not_wearable if the piece cannot be offered
 */
export async function changeListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  { id, changes }: { id: string; changes: MarketplaceItemChanges },
  rejectStale: RejectStale,
): Promise<MarketplaceItem> {
  return db.transaction().execute(async (transaction) => {
    const listing = await requireListing(transaction, user, id, 'to change')
    rejectStale(listing)
    const { photoIds, ...facts } = changes
    const { status } = facts
    if (status && listing.status === 'reserved') throw new AppError('listing_reserved')
    const at = clock.now()
    if (status && status !== listing.status) await movePiece(transaction, user, listing, { status, at })
    await updateListing(transaction, id, facts)
    if (photoIds) await storeListingPhotos(transaction, user, { id, photoIds, at })
    return requireListing(transaction, user, id)
  })
}

// A sold listing and a piece archived as sold are one state, so both are updated together.
async function movePiece(
  transaction: Database,
  user: User,
  { closetItemId, status: before }: MarketplaceItem,
  { status, at }: { status: ItemStatus; at: Date },
): Promise<void> {
  const ids = closetItemId === null ? [] : [closetItemId]
  const [piece] = await findClosetItems(transaction, user.id, ids, 'to change')
  if (!piece) throw new AppError('piece_not_wearable', { message: PIECE_GONE })
  const wasSold = before === 'sold'
  if (status === 'available' && !wasSold && piece.archivedReason !== null)
    throw new AppError('piece_not_wearable', {
      message: `'${piece.name}' is archived. Restore it to relist it.`,
    })
  if (status !== 'sold' && !wasSold) return
  const reason = status === 'sold' ? 'sold' : null
  await updateClosetItems(transaction, user.id, ids, {
    ...archiveColumns(piece.archivedAt !== null, reason, at),
    updatedAt: at,
  })
}
