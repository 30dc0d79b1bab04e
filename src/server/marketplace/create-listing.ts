import { ListingFacts, type MarketplaceItem, type NewMarketplaceItem } from '../../contract/marketplace.ts'
import { listingDraft } from '../../domain/words/marketplace/listing-draft.ts'
import { imageKeysOf } from '../closet/closet-store.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { today, type Clock } from '../ports/clock.ts'
import { storeListingPhotos } from './listing-photos.ts'
import { insertListings } from './marketplace-store.ts'
import { requireListablePiece, requireListing } from './listing-lifecycle.ts'

/**
 * Lists a piece for sale, with its current picture and uploaded photos.
 * @throws AppError closet_item_not_found, piece_not_wearable, already_listed, photo_not_found
 */
export async function createListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  { photoIds = [], ...wanted }: NewMarketplaceItem,
): Promise<MarketplaceItem> {
  return db.transaction().execute(async (transaction) => {
    const piece = await requireListablePiece(transaction, user, wanted.closetItemId, 'to change')
    const { imageKey } = await imageKeysOf(transaction, user.id, piece.id)
    const id = newId()
    const at = clock.now()
    const { imageUrl } = piece
    const { color = piece.color } = wanted
    const filledIn = ListingFacts.parse(listingDraft(piece, today(clock)))
    await insertListings(transaction, [
      { ...wanted, color, id, sellerId: user.id, imageUrl, imageKey, filledIn, createdAt: at },
    ])
    await storeListingPhotos(transaction, user, { id, photoIds, at })
    return requireListing(transaction, user, id)
  })
}
