import type { ListingDraft } from '../../contract/marketplace.ts'
import { listingDraft } from '../../domain/words/marketplace/listing-draft.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { type Clock, today } from '../ports/clock.ts'
import { requireListablePiece } from './listing-lifecycle.ts'

/**
 * Drafts a listing from the closet. Stores nothing.
 * @throws AppError closet_item_not_found, piece_not_wearable, already_listed
 */
export async function draftListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
): Promise<ListingDraft> {
  // The UTC date suffices, because ages are in years.
  return listingDraft(await requireListablePiece(db, user, id), today(clock))
}
