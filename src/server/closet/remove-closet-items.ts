import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { updateClosetItems } from './closet-store.ts'
import { requirePiecesToChange } from './require-closet-item.ts'
import { takeListingsDown } from './listings-of-pieces.ts'

/**
 * Takes several pieces out of the closet and their listings down, all or none. They can be restored as one that was removed alone.
 * @throws AppError closet_item_not_found when one of them is not there
 */
export async function removeClosetItems(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  ids: readonly string[],
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (transaction) => {
    await requirePiecesToChange(transaction, user, ids)
    await takeListingsDown(transaction, user.id, ids, at)
    await updateClosetItems(transaction, user.id, ids, { deletedAt: at, updatedAt: at })
  })
}
