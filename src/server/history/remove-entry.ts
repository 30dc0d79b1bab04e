import { lockPieces } from '../closet/closet-store.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { entryReply } from './entry-replies.ts'
import { giveWearsUp } from './give-wears-up.ts'
import type { HistoryNeeds } from './history-needs.ts'
import { updateEntry } from './history-store.ts'
import { requireEntry } from './require-entry.ts'

/**
 * Deletes an entry and gives up the wears that it counted. Its row stays until the sweeper comes, so that it can be
 * restored.
 * @throws AppError history_not_found, changed_meanwhile
 */
export async function removeEntry(
  { db, clock }: HistoryNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const at = clock.now()
    await lockUser(transaction, user.id)
    const entry = await requireEntry(transaction, user, id, 'to change')
    refuseStale(await entryReply(transaction, entry))
    await lockPieces(transaction, user.id, entry.itemIds)
    await giveWearsUp(transaction, entry, entry.itemIds, at)
    await updateEntry(transaction, id, { deletedAt: at })
  })
}
