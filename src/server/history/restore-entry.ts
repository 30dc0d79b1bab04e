import type { OutfitHistory } from '../../contract/history.ts'
import { lockPieces } from '../closet/closet-store.ts'
import { keepWears } from '../closet/keep-wears.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import { lockUser } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { entryReply } from './entry-replies.ts'
import type { HistoryNeeds } from './history-needs.ts'
import { findEntry, updateEntry } from './history-store.ts'

/**
 * Brings a deleted entry back, with the wears that nobody else has counted since. One that is there already is answered
 * as it is, so Undo may be sent twice.
 * @throws AppError history_not_found
 */
export async function restoreEntry(
  { db, clock }: HistoryNeeds,
  user: User,
  id: string,
): Promise<OutfitHistory> {
  return db.transaction().execute(async (transaction) => {
    const at = clock.now()
    await lockUser(transaction, user.id)
    const entry = await findEntry(transaction, user.id, id, 'to change')
    if (!entry || (entry.deletedAt && entry.deletedAt < goneForGoodBefore(at)))
      throw new AppError('history_not_found')
    if (entry.deletedAt) {
      const kept = await lockPieces(transaction, user.id, entry.itemIds)
      await updateEntry(transaction, id, { deletedAt: null })
      await keepWears(transaction, {
        userId: user.id,
        ids: kept,
        wornDate: entry.wornDate,
        historyId: id,
        at,
      })
    }
    return entryReply(transaction, entry)
  })
}
