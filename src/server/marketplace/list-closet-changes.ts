import type { ListingFacts } from '../../contract/marketplace.ts'
import { closetChanges } from '../../domain/marketplace/closet-changes.ts'
import { listingDraft } from '../../domain/words/marketplace/listing-draft.ts'
import { findClosetItems } from '../closet/closet-store.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { today, type Clock } from '../ports/clock.ts'
import { filledInOf } from './marketplace-store.ts'
import { requireListing } from './listing-lifecycle.ts'

/**
 * Lists the changes of a piece since the user's listing of it was created; empty if the piece is gone.
 * @throws AppError listing_not_found, also for other users' listings
 */
export async function listClosetChanges(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
): Promise<Partial<ListingFacts>> {
  const listing = await requireListing(db, user, id)
  if (!listing.isMine) throw new AppError('listing_not_found')
  const { closetItemId } = listing
  const [piece] = closetItemId === null ? [] : await findClosetItems(db, user.id, [closetItemId], 'to read')
  const filledIn = await filledInOf(db, id)
  return piece && filledIn ? closetChanges(filledIn, listingDraft(piece, today(clock)), listing) : {}
}
