import type { StoredEntry } from '../history/history-store.ts'
import type { Database } from '../db/open-database.ts'
import { findOpenDays, updateDay } from './plan-store.ts'

/**
 * Marks a planned day as worn if a logged entry has exactly its pieces. Otherwise, marking it in the planner too would
 * add a second entry. Runs in the transaction that logs the entry.
 */
export async function markLoggedDay(transaction: Database, entry: StoredEntry): Promise<void> {
  if (entry.itemIds.length === 0) return
  const worn = new Set(entry.itemIds)
  const days = await findOpenDays(transaction, entry.userId, entry.wornDate)
  const planned = days.find(
    ({ itemIds }) => itemIds.length === worn.size && itemIds.every((id) => worn.has(id)),
  )
  if (planned) await updateDay(transaction, planned.id, { outfitHistoryId: entry.id })
}
