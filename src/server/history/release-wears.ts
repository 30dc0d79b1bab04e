import { dropWears } from '../closet/wears/store-wears.ts'
import { countedBy, reassignWears } from '../closet/wears/wear-store.ts'
import type { Database } from '../db/open-database.ts'
import { entriesOfDay, type StoredEntry } from './history-store.ts'

/**
 * Reassigns the wears that an entry counted for these pieces to another entry of that day with the piece, or else
 * deletes them. Other wears stay. Runs in a transaction that has locked the user and then the pieces.
 */
export async function releaseWears(
  transaction: Database,
  { id, userId, wornDate }: StoredEntry,
  itemIds: readonly string[],
  at: Date,
): Promise<void> {
  const counted = (await countedBy(transaction, id)).filter((itemId) => itemIds.includes(itemId))
  if (counted.length === 0) return
  const others = (await entriesOfDay(transaction, userId, wornDate)).filter((other) => other.id !== id)
  const unassigned: string[] = []
  for (const itemId of counted) {
    const heir = others.find((other) => other.itemIds.includes(itemId))
    if (heir) await reassignWears(transaction, [itemId], { userId, wornOn: wornDate, historyId: heir.id })
    else unassigned.push(itemId)
  }
  await dropWears(transaction, { userId, ids: unassigned, wornDate, at })
}
