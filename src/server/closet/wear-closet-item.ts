import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { refuseFutureDay } from './refuse-future-day.ts'
import { refuseStaleItem } from './refuse-stale-item.ts'
import { requireClosetItem } from './require-closet-item.ts'
import {
  deleteWears,
  entryWithPiece,
  handWearsOver,
  insertWears,
  isCountedByHand,
  recountWears,
} from './wear-store.ts'

interface Wear {
  readonly id: string
  /** As '2026-11-23', by the caller's clock. */
  readonly wornDate: string
}

/**
 * Keeps that a piece was worn on a day; said twice of the same day it counts once.
 * @throws AppError closet_item_not_found, invalid_request for a day to come, changed_meanwhile
 */
export async function wearClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { id, wornDate }: Wear,
  refuseStale: RefuseStale,
): Promise<ClosetItem> {
  const at = clock.now()
  refuseFutureDay('wornDate', wornDate, at)
  return db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to wear')
    await refuseStaleItem(transaction, item, refuseStale)
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
 * Takes back that a piece was worn on a day; a day on which it was not is no error, so Undo may be sent twice. Where
 * the history has it on that day, that counts it from then on.
 * @throws AppError closet_item_not_found, changed_meanwhile, worn_in_history where only the history counts it
 */
export async function takeWearBack(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { id, wornDate }: Wear,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to wear')
    await refuseStaleItem(transaction, item, refuseStale)
    const worn = { userId: user.id, wornOn: wornDate }
    const entryId = await entryWithPiece(transaction, { userId: user.id, itemId: id, wornOn: wornDate })
    if (entryId === null) {
      await deleteWears(transaction, [id], worn)
      await recountWears(transaction, [id], clock.now())
    } else if (await isCountedByHand(transaction, id, wornDate)) {
      await handWearsOver(transaction, [id], { ...worn, historyId: entryId })
    } else throw new AppError('worn_in_history')
  })
}
