import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { updateCollection } from './collection-store.ts'
import { requireCollection } from './require-collection.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Deletes a collection; its looks stay. Its row stays for the retention period, so that it can be restored.
 * @throws AppError collection_not_found, changed_meanwhile
 */
export async function removeCollection(
  { db, clock }: StylistNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await requireCollection(transaction, user, id, 'to change'))
    await updateCollection(transaction, id, { deletedAt: clock.now() })
  })
}
