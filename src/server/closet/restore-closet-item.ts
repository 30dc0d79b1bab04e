import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { unmarkRemoved } from './closet-store.ts'
import { putListingsBack } from './listings-of-pieces.ts'
import { goneForGoodBefore } from './removal-period.ts'
import { refuseStaleItem } from './refuse-stale-item.ts'
import { requireClosetItem } from './require-closet-item.ts'

/**
 * Brings a removed piece back, with the listing that was taken down with it. A piece that is in the closet already is answered as it is, so Undo may be sent twice.
 * @throws AppError closet_item_not_found, changed_meanwhile
 */
export async function restoreClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<ClosetItem> {
  return db.transaction().execute(async (transaction) => {
    const at = clock.now()
    const since = goneForGoodBefore(at)
    await putListingsBack(transaction, user.id, [id], since)
    await unmarkRemoved(transaction, user.id, [id], { since, at })
    const item = await requireClosetItem(transaction, user, id, 'to read own')
    // Compared as it would be answered; a refusal takes the restoring back.
    await refuseStaleItem(transaction, item, refuseStale)
    return item
  })
}
