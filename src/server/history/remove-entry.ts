import { lockUser } from '../db/row-lock.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { entryReply } from './entry-replies.ts'
import type { HistoryNeeds } from './history-needs.ts'
import { requireEntry } from './require-entry.ts'
import { takeEntryBack } from './take-entry-back.ts'

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
    await takeEntryBack(transaction, entry, at)
  })
}
