import type { NewOutfitHistory, OutfitHistory } from '../../contract/history.ts'
import { rejectFutureDay } from '../closet/wears/reject-future-day.ts'
import { requireClosetItems } from '../closet/closet-item-lifecycle.ts'
import { lockUser } from '../db/row-lock.ts'
import type { User } from '../http/user-of-request.ts'
import { entryReply } from './entry-replies.ts'
import type { LoggingDeps } from './history-store.ts'
import { storeEntry } from './store-entry.ts'
import { requireEntry } from './entry-lifecycle.ts'

/**
 * Logs an outfit for a day. Each piece counts once for that day, even if it was logged before.
 * @throws AppError invalid_request for a future day, closet_item_not_found if one of the pieces is missing
 */
export async function logOutfit(
  { db, clock, onLogged }: LoggingDeps,
  user: User,
  { itemIds, weather, rating, ...entry }: NewOutfitHistory,
): Promise<OutfitHistory> {
  const at = clock.now()
  rejectFutureDay('wornDate', entry.wornDate, at)
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const pieces = await requireClosetItems(transaction, user, itemIds, 'to wear')
    const id = await storeEntry(transaction, {
      ...entry,
      userId: user.id,
      pieces,
      weather: weather ?? null,
      rating: rating ?? null,
      at,
    })
    const logged = await requireEntry(transaction, user, id)
    await onLogged(transaction, logged)
    return entryReply(transaction, logged)
  })
}
