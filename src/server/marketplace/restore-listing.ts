import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import { findClosetItems } from '../closet/closet-store.ts'
import { isDuplicate } from '../db/is-duplicate.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { unmarkRemoved } from './marketplace-store.ts'
import { requireListing } from './require-listing.ts'

const PIECE_DELETED = 'The piece is no longer in your closet. Restore the piece first.'

/**
 * Restores a listing that was taken down, with its status, photos and date, and follows if its piece was archived
 * meanwhile. Idempotent: an existing listing is returned unchanged, so Undo may be retried.
 * @throws AppError listing_not_found, already_listed, changed_meanwhile; piece_not_wearable if the piece is deleted
 */
export async function restoreListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<MarketplaceItem> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await unmarkRemoved(transaction, user, { id, since: goneForGoodBefore(clock.now()) })
      const listing = await requireListing(transaction, user, id, 'to change')
      refuseStale(listing)
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
