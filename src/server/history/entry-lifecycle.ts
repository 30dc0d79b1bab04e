import type { OutfitHistory } from '../../contract/history.ts'
import { lockPieces } from '../closet/closet-store.ts'
import { storeWears } from '../closet/wears/store-wears.ts'
import { retentionCutoff } from '../db/retention-period.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser, type Purpose } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import { entryReply } from './entry-replies.ts'
import { releaseWears } from './release-wears.ts'
import {
  findEntry,
  updateEntry,
  purgeEntryRows,
  type HistoryDeps,
  type StoredEntry,
} from './history-store.ts'

/**
 * Finds one entry of the user's own history. Other users' entries are not found.
 * @throws AppError history_not_found
 */
export async function requireEntry(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<StoredEntry> {
  const entry = await findEntry(db, user.id, id, purpose)
  if (!entry || entry.deletedAt) throw new AppError('history_not_found')
  return entry
}

/**
 * Soft-deletes an entry and deletes or reassigns the wears that it counted. Its row stays for the retention period, so
 * it can be restored.
 * @throws AppError history_not_found, changed_meanwhile
 */
export async function removeEntry(
  { db, clock }: HistoryDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const at = clock.now()
    await lockUser(transaction, user.id)
    const entry = await requireEntry(transaction, user, id, 'to change')
    rejectStale(await entryReply(transaction, entry))
    await deleteEntry(transaction, entry, at)
  })
}

/**
 * Soft-deletes an entry and deletes or reassigns its wears, in a transaction that has locked the user and then the
 * entry.
 */
export async function deleteEntry(transaction: Database, entry: StoredEntry, at: Date): Promise<void> {
  await lockPieces(transaction, entry.userId, entry.itemIds)
  await releaseWears(transaction, entry, entry.itemIds, at)
  await updateEntry(transaction, entry.id, { deletedAt: at })
}

/**
 * Restores a deleted entry, with the wears that no other entry has counted since. Idempotent: an existing entry is
 * returned unchanged, so Undo may be retried.
 * @throws AppError history_not_found
 */
export async function restoreEntry(
  { db, clock }: HistoryDeps,
  user: User,
  id: string,
): Promise<OutfitHistory> {
  return db.transaction().execute(async (transaction) => {
    const at = clock.now()
    await lockUser(transaction, user.id)
    const entry = await findEntry(transaction, user.id, id, 'to change')
    if (!entry || (entry.deletedAt && entry.deletedAt < retentionCutoff(at)))
      throw new AppError('history_not_found')
    if (entry.deletedAt) {
      const kept = await lockPieces(transaction, user.id, entry.itemIds)
      await updateEntry(transaction, id, { deletedAt: null })
      await storeWears(transaction, {
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

/** Permanently deletes entries past their retention period, and releases their pictures. */
export async function purgeEntries({ db, clock }: HistoryDeps): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const pictures = await purgeEntryRows(transaction, retentionCutoff(clock.now()))
    await releasePictures(transaction, pictures)
  })
}
