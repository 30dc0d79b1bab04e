import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import { inChunks } from '../db/in-chunks.ts'
import type { Database } from '../db/open-database.ts'
import { readInPages } from '../db/read-in-pages.ts'
import { locksRows } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { itemsOf, toClosetItem, type ItemRow } from './closet-item-row.ts'
import { borrowedItemIds, endLoansOf } from './lent-pieces.ts'

// Larger than any closet; a limit that both engines accept.
const MAX_ROWS = 1_000_000

/** Selects the pieces of a closet: current ones, with or without borrowed ones, or archived ones. */
export type Shelf = 'in the closet' | 'with borrowed ones' | 'archived'

/** Purpose of reading pieces. Borrowed ones are included `to read` and `to wear`. `to change` and `to wear` lock. */
export type Purpose = 'to read' | 'to read own' | 'to wear' | 'to change'

/** Lists at most `limit` pieces of one closet, newest first, without deleted ones. */
export async function listClosetItems(
  db: Database,
  userId: string,
  shelf: Shelf = 'in the closet',
  limit = MAX_ROWS,
): Promise<ClosetItem[]> {
  const borrowed = shelf === 'with borrowed ones' ? await borrowedItemIds(db, userId) : []
  const rows = await itemsOf(db, userId, borrowed)
    .where('closetItems.deletedAt', 'is', null)
    .where('closetItems.archivedReason', shelf === 'archived' ? 'is not' : 'is', null)
    .orderBy('closetItems.createdAt', 'desc')
    .orderBy('closetItems.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => toClosetItem(row, userId))
}

/** Yields the same list in pages to keep each read short. A list with borrowed pieces is a single page. */
export async function* readClosetPages(
  db: Database,
  userId: string,
  shelf: Shelf,
): AsyncGenerator<ClosetItem[]> {
  const borrowed = shelf === 'with borrowed ones' ? await borrowedItemIds(db, userId) : []
  if (borrowed.length > 0) {
    yield await listClosetItems(db, userId, shelf)
    return
  }
  const pages = readInPages<ItemRow>((last, limit) =>
    itemsOf(db, userId)
      .where('closetItems.deletedAt', 'is', null)
      .where('closetItems.archivedReason', shelf === 'archived' ? 'is not' : 'is', null)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('closetItems.createdAt', 'closetItems.id'),
            '<',
            tuple(last?.createdAt ?? new Date(0), last?.id ?? ''),
          ),
        ),
      )
      .orderBy('closetItems.createdAt', 'desc')
      .orderBy('closetItems.id', 'desc')
      .limit(limit)
      .execute(),
  )
  for await (const rows of pages) yield rows.map((row) => toClosetItem(row, userId))
}

/** Finds the pieces of this closet with these ids, including archived ones, without duplicates and in no order. */
export async function findClosetItems(
  db: Database,
  userId: string,
  ids: readonly string[],
  purpose: Purpose,
): Promise<ClosetItem[]> {
  if (ids.length === 0) return []
  // Locks the pieces before reading, so their listings are current.
  const isLocked = purpose === 'to change' || purpose === 'to wear'
  if (isLocked && locksRows(db)) await lockPieces(db, userId, ids)
  const isOwn = purpose === 'to change' || purpose === 'to read own'
  const borrowed = isOwn ? [] : await borrowedItemIds(db, userId)
  return inChunks([...new Set(ids)], async (some) => {
    const rows = await itemsOf(db, userId, borrowed)
      .where('closetItems.id', 'in', some)
      .where('closetItems.deletedAt', 'is', null)
      .execute()
    return rows.map((row) => toClosetItem(row, userId))
  })
}

/**
 * Locks those of these pieces that are in this closet, including archived ones, until the transaction ends. Returns
 * their archiving times. Much faster than reading the pieces.
 */
export async function lockPiecesInCloset(
  transaction: Database,
  userId: string,
  ids: readonly string[],
  purpose: Purpose = 'to change',
): Promise<Map<string, { archivedAt: Date | null }>> {
  const borrowed = purpose === 'to wear' ? await borrowedItemIds(transaction, userId) : []
  const rows = await lockedPieces(transaction, userId, ids, borrowed)
  return new Map(
    rows.flatMap(({ id, archivedAt, deletedAt }) => (deletedAt === null ? [[id, { archivedAt }]] : [])),
  )
}

/**
 * Locks those of these pieces that exist in this closet, including borrowed, archived and deleted ones, until the
 * transaction ends. Returns their ids.
 */
export async function lockPieces(
  transaction: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const borrowed = await borrowedItemIds(transaction, userId)
  return (await lockedPieces(transaction, userId, ids, borrowed)).map(({ id }) => id)
}

async function lockedPieces(
  transaction: Database,
  userId: string,
  ids: readonly string[],
  borrowed: readonly string[],
) {
  if (ids.length === 0) return []
  return (
    transaction
      .selectFrom('closetItems')
      .select(['id', 'archivedAt', 'deletedAt'])
      .where(({ or, eb }) =>
        borrowed.length === 0
          ? eb('userId', '=', userId)
          : or([eb('userId', '=', userId), eb('id', 'in', borrowed)]),
      )
      .where('id', 'in', ids)
      // Locks in a fixed order to avoid deadlocks.
      .orderBy('id')
      .$if(locksRows(transaction), (query) => query.forUpdate())
      .execute()
  )
}

/** Keys of the pictures that a piece shows, and the state of its cut-out. */
export async function imageKeysOf(
  db: Database,
  userId: string,
  id: string,
): Promise<Pick<Selectable<Tables['closetItems']>, 'imageKey' | 'cutOutKey' | 'cutOutState'>> {
  return db
    .selectFrom('closetItems')
    .select(['imageKey', 'cutOutKey', 'cutOutState'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Finds the oldest piece of this closet with the identical photo file (SHA-256), or null. */
export async function findByPhoto(
  db: Database,
  userId: string,
  sha256: string,
): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('closetItems')
    .innerJoin('storedImages', 'storedImages.key', 'closetItems.imageKey')
    .select(['closetItems.id', 'closetItems.name'])
    .where('storedImages.sha256', '=', sha256)
    .where('closetItems.userId', '=', userId)
    .where('closetItems.deletedAt', 'is', null)
    .orderBy('closetItems.createdAt')
    .executeTakeFirst()
  return row ?? null
}

/** Lists the pieces of this closet with analyzed photos, oldest first, and their small copies for comparing. */
export function listLooks(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string; look: string | null }[]> {
  return db
    .selectFrom('closetItems')
    .innerJoin('storedImages', 'storedImages.key', 'closetItems.imageKey')
    .select(['closetItems.id', 'closetItems.name', 'storedImages.look'])
    .where('storedImages.look', 'is not', null)
    .where('closetItems.userId', '=', userId)
    .where('closetItems.deletedAt', 'is', null)
    .orderBy('closetItems.createdAt')
    .execute()
}

/** A row to insert; omitted columns are null or their default. */
export type NewRow = Insertable<Tables['closetItems']> & { readonly createdAt: Date }

/** Inserts pieces. */
export async function insertClosetItems(db: Database, items: readonly NewRow[]): Promise<void> {
  await db
    .insertInto('closetItems')
    .values(items.map((item) => ({ ...item, updatedAt: item.createdAt })))
    .execute()
}

/** Updates pieces of this closet that are not deleted. Ends the loans of archived pieces. */
export async function updateClosetItems(
  db: Database,
  userId: string,
  ids: readonly string[],
  changes: Updateable<Tables['closetItems']> & { readonly updatedAt: Date },
): Promise<void> {
  if (changes.deletedAt || changes.archivedReason) await endLoansOf(db, userId, ids)
  await inChunks(ids, (some) =>
    db
      .updateTable('closetItems')
      .set(changes)
      .where('id', 'in', some)
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .execute(),
  )
}

/** Stores a cut-out of the background job. It is not the user's change, so `updatedAt` stays. */
export async function showCutOut(db: Database, id: string, cutOutKey: ImageKey): Promise<void> {
  await db.updateTable('closetItems').set({ cutOutKey, cutOutState: 'done' }).where('id', '=', id).execute()
}

/** Restores the soft-deleted pieces of this closet that were deleted at `since` or later. */
export async function unmarkItemsDeleted(
  db: Database,
  userId: string,
  ids: readonly string[],
  when: { since: Date; at: Date },
): Promise<void> {
  await inChunks(ids, (some) =>
    db
      .updateTable('closetItems')
      .set({ deletedAt: null, updatedAt: when.at })
      .where('id', 'in', some)
      .where('userId', '=', userId)
      .where('deletedAt', '>=', when.since)
      .execute(),
  )
}

/** Permanently deletes all pieces that were soft-deleted before `before`; returns the keys of their pictures. */
export async function purgeItemRows(db: Database, before: Date): Promise<ImageKey[]> {
  const gone = await db
    .deleteFrom('closetItems')
    .where('deletedAt', '<', before)
    .returning(['imageKey', 'cutOutKey'])
    .execute()
  return picturesOf(gone)
}

/** Locks the sample pieces of this user, including deleted and archived ones, until the transaction ends. */
export async function lockSamples(transaction: Database, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('closetItems')
    .select('id')
    .where('userId', '=', userId)
    .where('isSample', '=', true)
    .orderBy('id')
    .$if(locksRows(transaction), (query) => query.forUpdate())
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes this user's sample pieces, including soft-deleted and archived ones. Returns the keys of their pictures. */
export async function deleteSamples(db: Database, userId: string): Promise<ImageKey[]> {
  const gone = await db
    .deleteFrom('closetItems')
    .where('userId', '=', userId)
    .where('isSample', '=', true)
    .returning(['imageKey', 'cutOutKey'])
    .execute()
  return picturesOf(gone)
}

function picturesOf(rows: readonly { imageKey: ImageKey | null; cutOutKey: ImageKey | null }[]): ImageKey[] {
  return rows.flatMap(({ imageKey, cutOutKey }) => [imageKey, cutOutKey]).filter((key) => key !== null)
}
