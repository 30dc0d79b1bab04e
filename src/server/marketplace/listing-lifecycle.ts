import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { requireClosetItem } from '../closet/closet-item-lifecycle.ts'
import { findClosetItems } from '../closet/closet-store.ts'
import { deleteListings } from '../closet/listings-of-pieces.ts'
import { isDuplicate } from '../db/is-duplicate.ts'
import type { Database } from '../db/open-database.ts'
import type { Purpose } from '../db/row-lock.ts'
import { retentionCutoff } from '../db/retention-period.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import {
  findListing,
  markListingDeleted,
  unmarkListingDeleted,
  listingsDeletedBefore,
} from './marketplace-store.ts'

/**
 * Finds a listing that this user may see: of other users, available ones only, and none `to change`.
 * @throws AppError listing_not_found
 */
export async function requireListing(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<MarketplaceItem> {
  const listing = await findListing(db, user, id, purpose)
  if (listing === null || (purpose === 'to change' && !listing.isMine))
    throw new AppError('listing_not_found')
  return listing
}

/**
 * Soft-deletes the user's own listing. Its piece stays in the closet, or sold. Row and photos stay for the retention
 * period, so it can be restored.
 * @throws AppError listing_not_found, changed_meanwhile, listing_reserved
 */
export async function removeListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const listing = await requireListing(transaction, user, id, 'to change')
    rejectStale(listing)
    if (listing.status === 'reserved') throw new AppError('listing_reserved')
    await markListingDeleted(transaction, id, clock.now())
  })
}

const PIECE_DELETED = 'The piece is no longer in your closet. Restore the piece first.'

/**
 * Restores a deleted listing with its photos and date. Its status is updated if its piece was archived meanwhile.
 * Idempotent: an existing listing is returned unchanged, so Undo may be retried.
 * @throws AppError listing_not_found, already_listed, changed_meanwhile; piece_not_wearable if the piece is deleted
 */
export async function restoreListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<MarketplaceItem> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await unmarkListingDeleted(transaction, user, { id, since: retentionCutoff(clock.now()) })
      const listing = await requireListing(transaction, user, id, 'to change')
      rejectStale(listing)
      await requirePiece(transaction, user, listing)
      return listing
    })
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('already_listed', { cause: error })
    throw error
  }
}

async function requirePiece(
  transaction: Database,
  user: User,
  { closetItemId, status }: MarketplaceItem,
): Promise<void> {
  if (status === 'sold') return
  const ids = closetItemId === null ? [] : [closetItemId]
  const [piece] = await findClosetItems(transaction, user.id, ids, 'to read')
  if (!piece) throw new AppError('piece_not_wearable', { message: PIECE_DELETED })
}

/** Permanently deletes listings past their retention period, and releases their photos. */
export async function purgeListings({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteListings(transaction, await listingsDeletedBefore(transaction, retentionCutoff(clock.now())))
  })
}

/**
 * Finds a piece of the user's own closet that is neither archived nor listed.
 * @throws AppError closet_item_not_found, piece_not_wearable, already_listed
 */
export async function requireListablePiece(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read own' | 'to change' = 'to read own',
): Promise<ClosetItem> {
  const piece = await requireClosetItem(db, user, id, purpose)
  if (piece.archivedReason !== null)
    throw new AppError('piece_not_wearable', {
      message: `'${piece.name}' is archived. Restore it to list it for sale.`,
    })
  if (piece.listing !== null) throw new AppError('already_listed')
  return piece
}
