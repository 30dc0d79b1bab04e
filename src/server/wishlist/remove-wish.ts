import type { LinkNeeds } from '../closet/link-needs.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { requireWish } from './require-wish.ts'
import { updateWish } from './wishlist-store.ts'

/**
 * Soft-deletes a wish. Its row, price alert and picture stay for the retention period, so that it can be restored.
 * @throws AppError wish_not_found, changed_meanwhile
 */
export async function removeWish(
  { db, clock }: Pick<LinkNeeds, 'db' | 'clock'>,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await requireWish(transaction, user, id, 'to change'))
    await updateWish(transaction, id, { deletedAt: clock.now() })
  })
}
