import type { StoredEntry } from '../history/history-store.ts'
import type { Database } from '../db/open-database.ts'
import { findOpenDays, updateDay } from './plan-store.ts'

/**
 * A planned day whose very pieces were logged in the history was worn by that: said in the planner too, it would stand
 * in the history twice. In the transaction that logs the entry.
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
