import { lockPieces } from '../closet/closet-store.ts'
import type { Database } from '../db/open-database.ts'
import { giveWearsUp } from './give-wears-up.ts'
import { updateEntry, type StoredEntry } from './history-store.ts'

/**
 * Marks an entry as deleted and gives the wears up that it counted; its row stays until the sweeper comes. In a
 * transaction that has locked the user and then the entry.
 */
export async function takeEntryBack(transaction: Database, entry: StoredEntry, at: Date): Promise<void> {
  await lockPieces(transaction, entry.userId, entry.itemIds)
  await giveWearsUp(transaction, entry, entry.itemIds, at)
  await updateEntry(transaction, entry.id, { deletedAt: at })
}
