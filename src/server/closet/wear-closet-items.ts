import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { dropWears, keepWears } from './keep-wears.ts'
import { refuseFutureDay } from './refuse-future-day.ts'
import { requireClosetItems, requirePiecesToChange } from './require-closet-item.ts'

interface Wears {
  readonly ids: readonly string[]
  /** As '2026-11-23', by the caller's clock. */
  readonly wornDate: string
}

/**
 * Keeps that several pieces were worn on a day, all or none; a piece that counts for that day already is not counted
 * again, and is not among `newlyWornIds`.
 * @throws AppError closet_item_not_found when one of them is not there, invalid_request for a day to come
 */
export async function wearClosetItems(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { ids, wornDate }: Wears,
): Promise<{ items: ClosetItem[]; newlyWornIds: string[] }> {
  const at = clock.now()
  refuseFutureDay('wornDate', wornDate, at)
  return db.transaction().execute(async (transaction) => {
    await requirePiecesToChange(transaction, user, ids, 'to wear')
    const worn = [...new Set(ids)]
    const newlyWornIds = await keepWears(transaction, {
      userId: user.id,
      ids: worn,
      wornDate,
      historyId: null,
      at,
    })
    return { items: await requireClosetItems(transaction, user, ids), newlyWornIds }
  })
}

/**
 * Takes back that several pieces were worn on a day, all or none; a piece that was not is no error, so Undo may be
 * sent twice.
 * @throws AppError closet_item_not_found when one of them is not there
 */
export async function takeWearsBack(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { ids, wornDate }: Wears,
): Promise<ClosetItem[]> {
  return db.transaction().execute(async (transaction) => {
    await requirePiecesToChange(transaction, user, ids, 'to wear')
    await dropWears(transaction, { userId: user.id, ids, wornDate, at: clock.now() })
    return requireClosetItems(transaction, user, ids)
  })
}
