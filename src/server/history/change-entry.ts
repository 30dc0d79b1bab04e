import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import type { OutfitHistory, OutfitHistoryChanges } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { lockPieces } from '../closet/closet-store.ts'
import { storeWears } from '../closet/wears/store-wears.ts'
import { rejectFutureDay } from '../closet/wears/reject-future-day.ts'
import { requireClosetItems } from '../closet/closet-item-lifecycle.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import { entryReply } from './entry-replies.ts'
import { releaseWears } from './release-wears.ts'
import { updateEntry, type HistoryDeps, type StoredEntry } from './history-store.ts'
import { requireEntry } from './entry-lifecycle.ts'

interface WantedChange {
  readonly id: string
  readonly changes: OutfitHistoryChanges
}

/**
 * Changes an entry; its wears follow its pieces and its day. Pieces that are in it already keep their snapshots, also
 * if they left the closet.
 * @throws AppError invalid_request for a future day, history_not_found, changed_meanwhile, closet_item_not_found
 */
export async function changeEntry(
  { db, clock }: HistoryDeps,
  user: User,
  { id, changes: { itemIds, ...changes } }: WantedChange,
  rejectStale: RejectStale,
): Promise<OutfitHistory> {
  const at = clock.now()
  if (changes.wornDate) rejectFutureDay('wornDate', changes.wornDate, at)
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const entry = await requireEntry(transaction, user, id, 'to change')
    rejectStale(await entryReply(transaction, entry))
    const pieces = itemIds ? await chosenPieces(transaction, user, entry, itemIds) : entry.pieces
    const wornDate = changes.wornDate ?? entry.wornDate
    await moveWears(transaction, entry, { itemIds: itemIds ?? entry.itemIds, wornDate, at })
    await updateEntry(transaction, id, {
      ...changes,
      wornDate,
      ...(itemIds && { itemIds, itemSnapshots: [...pieces] }),
    })
    await releasePictures(
      transaction,
      entry.pieces.map(({ imageUrl }) => imageUrl),
    )
    return entryReply(transaction, await requireEntry(transaction, user, id))
  })
}

async function chosenPieces(
  transaction: Database,
  user: User,
  entry: StoredEntry,
  itemIds: readonly string[],
): Promise<OutfitItem[]> {
  const known = new Map(entry.pieces.map((piece) => [piece.id, piece]))
  const added = itemIds.filter((itemId) => !known.has(itemId))
  for (const item of await requireClosetItems(transaction, user, added))
    known.set(item.id, toOutfitItem(item))
  return itemIds.flatMap((itemId) => known.get(itemId) ?? [])
}

interface Wears {
  readonly itemIds: readonly string[]
  readonly wornDate: CalendarDate
  readonly at: Date
}

async function moveWears(transaction: Database, entry: StoredEntry, { itemIds, wornDate, at }: Wears) {
  const isSameDay = wornDate === entry.wornDate
  const leaving = entry.itemIds.filter((itemId) => !isSameDay || !itemIds.includes(itemId))
  const coming = itemIds.filter((itemId) => !isSameDay || !entry.itemIds.includes(itemId))
  // Locks all pieces at once to avoid deadlocks.
  const kept = await lockPieces(transaction, entry.userId, [...new Set([...leaving, ...coming])])
  await releaseWears(transaction, entry, leaving, at)
  await storeWears(transaction, {
    userId: entry.userId,
    ids: coming.filter((itemId) => kept.includes(itemId)),
    wornDate,
    historyId: entry.id,
    at,
  })
}
