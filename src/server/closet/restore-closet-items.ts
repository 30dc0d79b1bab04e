import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { unmarkRemoved } from './closet-store.ts'
import { putListingsBack } from './listings-of-pieces.ts'
import { goneForGoodBefore } from './removal-period.ts'
import { requireClosetItems } from './require-closet-item.ts'

/**
 * Brings removed pieces back with their listings, all or none. Those that are in the closet already are answered as they are.
 * @throws AppError closet_item_not_found when one of them is gone for good
 */
export async function restoreClosetItems(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  ids: readonly string[],
): Promise<ClosetItem[]> {
  const at = clock.now()
  const since = goneForGoodBefore(at)
  return db.transaction().execute(async (transaction) => {
    await putListingsBack(transaction, user.id, ids, since)
    await unmarkRemoved(transaction, user.id, ids, { since, at })
    return requireClosetItems(transaction, user, ids)
  })
}
