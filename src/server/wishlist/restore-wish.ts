import type { WishlistItem } from '../../contract/wishlist.ts'
import type { LinkNeeds } from '../closet/link-needs.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import type { User } from '../http/user-of-request.ts'
import { requireWish } from './require-wish.ts'
import { bringWishBack } from './wishlist-store.ts'

/**
 * Brings a deleted wish back as it was, with the price that it waits for. One that is there already is answered as it
 * is, so Undo may be sent twice.
 * @throws AppError wish_not_found
 */
export async function restoreWish(
  { db, clock }: Pick<LinkNeeds, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<WishlistItem> {
  return db.transaction().execute(async (transaction) => {
    await bringWishBack(transaction, user.id, id, goneForGoodBefore(clock.now()))
    return requireWish(transaction, user, id)
  })
}
