import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import type { Clock } from '../../ports/clock.ts'
import {
  rejectStaleItem,
  requireClosetItem,
  requireClosetItems,
  requirePiecesToChange,
} from '../closet-item-lifecycle.ts'
import { dropWears, storeWears } from './store-wears.ts'
import { rejectFutureDay } from './reject-future-day.ts'
import {
  deleteWears,
  entryWithPiece,
  reassignWears,
  insertWears,
  isCountedByHand,
  recountWears,
} from './wear-store.ts'

interface Wear {
  readonly id: string
  /** By the caller's clock. */
  readonly wornDate: CalendarDate
}

/**
 * Stores that a piece was worn on a day. Idempotent: a day counts once.
 * @throws AppError closet_item_not_found, invalid_request for a future day, changed_meanwhile
 */
export async function wearClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { id, wornDate }: Wear,
  rejectStale: RejectStale,
): Promise<ClosetItem> {
  const at = clock.now()
  rejectFutureDay('wornDate', wornDate, at)
  return db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to wear')
    await rejectStaleItem(transaction, item, rejectStale)
    await insertWears(transaction, [id], {
      userId: user.id,
      wornOn: wornDate,
      historyId: null,
      createdAt: at,
    })
    await recountWears(transaction, [id], at)
    return requireClosetItem(transaction, user, id)
  })
}

/**
 * Deletes the wear of a piece on a day. Idempotent, so Undo may be retried. If a history entry of that day has the
 * piece, the wear is reassigned to that entry.
 * @throws AppError closet_item_not_found, changed_meanwhile, worn_in_history if only the history counts it
 */
export async function removeWear(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { id, wornDate }: Wear,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to wear')
    await rejectStaleItem(transaction, item, rejectStale)
    const worn = { userId: user.id, wornOn: wornDate }
    const entryId = await entryWithPiece(transaction, { userId: user.id, itemId: id, wornOn: wornDate })
    if (entryId === null) {
      await deleteWears(transaction, [id], worn)
      await recountWears(transaction, [id], clock.now())
    } else if (await isCountedByHand(transaction, id, wornDate)) {
      await reassignWears(transaction, [id], { ...worn, historyId: entryId })
    } else throw new AppError('worn_in_history')
  })
}

interface Wears {
  readonly ids: readonly string[]
  /** By the caller's clock. */
  readonly wornDate: CalendarDate
}

/**
 * Stores that several pieces were worn on a day, all or none. A piece with a wear on that day isn't counted again and
 * isn't in `newlyWornIds`.
 * @throws AppError closet_item_not_found if one of them is missing, invalid_request for a future day
 */
export async function wearClosetItems(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { ids, wornDate }: Wears,
): Promise<{ items: ClosetItem[]; newlyWornIds: string[] }> {
  const at = clock.now()
  rejectFutureDay('wornDate', wornDate, at)
  return db.transaction().execute(async (transaction) => {
    await requirePiecesToChange(transaction, user, ids, 'to wear')
    const worn = [...new Set(ids)]
    const newlyWornIds = await storeWears(transaction, {
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
 * Deletes the wears of several pieces on a day, all or none. Idempotent, so Undo may be retried.
 * @throws AppError closet_item_not_found if one of them is missing
 */
export async function removeWears(
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
