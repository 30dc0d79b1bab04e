import type { Database } from '../db/open-database.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { updateClosetItems } from './closet-store.ts'
import { refuseStaleItem } from './refuse-stale-item.ts'
import { requireClosetItem } from './require-closet-item.ts'
import { takeListingsDown } from './listings-of-pieces.ts'

/**
 * Takes a piece out of the closet, and its listing down. Their rows and photos stay until the sweeper comes, so that both can be restored.
 * @throws AppError closet_item_not_found, changed_meanwhile
 */
export async function removeClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to change')
    await refuseStaleItem(transaction, item, refuseStale)
    const at = clock.now()
    await takeListingsDown(transaction, user.id, [id], at)
    await updateClosetItems(transaction, user.id, [id], { deletedAt: at, updatedAt: at })
  })
}
