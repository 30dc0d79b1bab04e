import { dropWears } from '../closet/keep-wears.ts'
import { countedBy, handWearsOver } from '../closet/wear-store.ts'
import type { Database } from '../db/open-database.ts'
import { entriesOfDay, type StoredEntry } from './history-store.ts'

/**
 * Gives up the wears that an entry counted of some of its pieces: another entry of the day that has the piece counts it
 * from now on, and what none has is taken back. What the entry did not count stays as it is. In a transaction that has
 * locked the user and then the pieces.
 */
export async function giveWearsUp(
  transaction: Database,
  { id, userId, wornDate }: StoredEntry,
  itemIds: readonly string[],
  at: Date,
): Promise<void> {
  const counted = (await countedBy(transaction, id)).filter((itemId) => itemIds.includes(itemId))
  if (counted.length === 0) return
  const others = (await entriesOfDay(transaction, userId, wornDate)).filter((other) => other.id !== id)
  const left: string[] = []
  for (const itemId of counted) {
    const heir = others.find((other) => other.itemIds.includes(itemId))
    if (heir) await handWearsOver(transaction, [itemId], { userId, wornOn: wornDate, historyId: heir.id })
    else left.push(itemId)
  }
  await dropWears(transaction, { userId, ids: left, wornDate, at })
}
