import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { lockPieces } from '../closet-store.ts'
import type { Database } from '../../db/open-database.ts'
import { deleteWears, insertWears, recountWears } from './wear-store.ts'

interface Wears {
  readonly userId: string
  /** Ids of pieces of this user's closet, or borrowed ones. */
  readonly ids: readonly string[]
  readonly wornDate: CalendarDate
  readonly at: Date
}

/**
 * Stores that pieces were worn on a day, in a transaction that has locked them. The wears are counted by a history
 * entry, or with null by the user, which takes precedence. Resolves with the ids of pieces for which the wear is new.
 */
export async function storeWears(
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

/** Deletes the wears of pieces on a day, including pieces that have left the closet since. */
export async function dropWears(transaction: Database, { userId, ids, wornDate, at }: Wears): Promise<void> {
  if (ids.length === 0) return
  // Locks the pieces before their wears, like everywhere, to avoid deadlocks.
  await lockPieces(transaction, userId, ids)
  await deleteWears(transaction, ids, { userId, wornOn: wornDate })
  await recountWears(transaction, ids, at)
}
