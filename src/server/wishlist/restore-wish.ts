import type { WishlistItem } from '../../contract/wishlist.ts'
import type { LinkNeeds } from '../closet/link-needs.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import type { User } from '../http/user-of-request.ts'
import { requireWish } from './require-wish.ts'
import { bringWishBack } from './wishlist-store.ts'

/**
 * Restores a deleted wish with its price alert. Idempotent: an existing wish is returned unchanged, so Undo may be
 * retried.
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
