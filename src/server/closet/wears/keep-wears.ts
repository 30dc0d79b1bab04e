import { lockPieces } from '../closet-store.ts'
import type { Database } from '../../db/open-database.ts'
import { deleteWears, insertWears, recountWears } from './wear-store.ts'

interface Wears {
  readonly userId: string
  /** Of pieces of this user's closet, or borrowed ones. */
  readonly ids: readonly string[]
  /** As '2026-11-23'. */
  readonly wornDate: string
  readonly at: Date
}

/**
 * Keeps that pieces were worn on a day, in a transaction that has locked them: counted by an entry of the history, or
 * with null by the person, who then has the last word. Resolves with the ids of those that did not count for that day
 * yet.
 */
export async function keepWears(
  transaction: Database,
  { userId, ids, wornDate, historyId, at }: Wears & { readonly historyId: string | null },
): Promise<string[]> {
  if (ids.length === 0) return []
  const newlyWornIds = await insertWears(transaction, ids, {
    userId,
    wornOn: wornDate,
    historyId,
    createdAt: at,
  })
  await recountWears(transaction, newlyWornIds, at)
  return newlyWornIds
}

/** Takes back that pieces were worn on a day, also of those that have left the closet since. */
export async function dropWears(transaction: Database, { userId, ids, wornDate, at }: Wears): Promise<void> {
  if (ids.length === 0) return
  // Whoever changes wears has locked their pieces first; in another order two could wait for each other.
  await lockPieces(transaction, userId, ids)
  await deleteWears(transaction, ids, { userId, wornOn: wornDate })
  await recountWears(transaction, ids, at)
}
