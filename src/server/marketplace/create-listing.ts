import type { MarketplaceItem, NewMarketplaceItem } from '../../contract/marketplace.ts'
import { imageKeysOf } from '../closet/closet-store.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { insertListings } from './marketplace-store.ts'
import { requireListablePiece } from './require-listable-piece.ts'
import { requireListing } from './require-listing.ts'

/**
 * Lists a piece of the closet for sale, with the picture that it shows now.
 * @throws AppError closet_item_not_found, piece_not_wearable, already_listed
 */
export async function createListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  wanted: NewMarketplaceItem,
): Promise<MarketplaceItem> {
  return db.transaction().execute(async (transaction) => {
    const piece = await requireListablePiece(transaction, user, wanted.closetItemId, 'to change')
    const { imageKey } = await imageKeysOf(transaction, user.id, piece.id)
    const id = newId()
    const { imageUrl } = piece
    await insertListings(transaction, [
      { ...wanted, id, sellerId: user.id, imageUrl, imageKey, createdAt: clock.now() },
    ])
    return requireListing(transaction, user, id)
  })
}
