import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ClosetItem } from '../../contract/closet.ts'
import { inChunks } from '../db/in-chunks.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { itemsOf, toClosetItem } from './closet-item-row.ts'
import { borrowedItemIds, endLoansOf } from './lent-pieces.ts'

// More than a closet ever holds; both engines take it as a limit.
const MAX_ROWS = 1_000_000

/** Which pieces of a closet: those that hang in it, with or without borrowed ones, or those that have left it. */
export type Shelf = 'in the closet' | 'with borrowed ones' | 'archived'

/** For what pieces are read: borrowed ones are there to read and to wear. `to change` and `to wear` lock them. */
export type Purpose = 'to read' | 'to read own' | 'to wear' | 'to change'

/** The pieces of one closet, newest first, at most `limit` of them. Deleted ones are not among them. */
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

const PAGE_ROWS = 500

/** The same list in pages, so that no read takes long; with borrowed pieces it is one page. */
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
  let last: ClosetItem | undefined
  do {
    const after = last && { createdAt: new Date(last.createdAt), id: last.id }
    const rows = await itemsOf(db, userId)
      .where('closetItems.deletedAt', 'is', null)
      .where('closetItems.archivedReason', shelf === 'archived' ? 'is not' : 'is', null)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('closetItems.createdAt', 'closetItems.id'),
            '<',
            tuple(after?.createdAt ?? new Date(0), after?.id ?? ''),
          ),
        ),
      )
      .orderBy('closetItems.createdAt', 'desc')
      .orderBy('closetItems.id', 'desc')
      .limit(PAGE_ROWS)
      .execute()
    const items = rows.map((row) => toClosetItem(row, userId))
    yield items
    last = items.length === PAGE_ROWS ? items.at(-1) : undefined
  } while (last)
}

/** The pieces of this closet, archived ones too, that `ids` name; each once, in no order. */
export async function findClosetItems(
  db: Database,
  userId: string,
  ids: readonly string[],
  purpose: Purpose,
): Promise<ClosetItem[]> {
  if (ids.length === 0) return []
  // First locked and then read, so that its listing is as new as itself.
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
 * Which of these pieces are in this closet, archived ones too, and when they left it; others can't change them until
 * the transaction ends. Much faster than reading the pieces.
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
 * Which of these pieces are still kept of this closet, also borrowed, archived or deleted; others cannot change them
 * until the transaction ends.
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
      // Always in the same order: otherwise two transactions could wait for each other.
      .orderBy('id')
      .$if(locksRows(transaction), (query) => query.forUpdate())
      .execute()
  )
}

/** Names of the pictures that a piece shows, and what the background work did with them. */
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

/** The piece of this closet that shows the very file with this SHA-256, the oldest of several, or null. */
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

/** The pieces of this closet with photos that were looked at, oldest first, and what those look like. */
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

/** A row to store; what is left out is null or its default. */
export type NewRow = Insertable<Tables['closetItems']> & { readonly createdAt: Date }

/** Stores pieces. */
export async function insertClosetItems(db: Database, items: readonly NewRow[]): Promise<void> {
  await db
    .insertInto('closetItems')
    .values(items.map((item) => ({ ...item, updatedAt: item.createdAt })))
    .execute()
}

/** Changes pieces of this closet that are not deleted. The loans of pieces that leave it end. */
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

/** Shows a cut-out that the background work made. It is not the user's change, so `updatedAt` stays. */
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

/** The sample pieces of this user, removed and archived ones too; others cannot change them until the transaction ends. */
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

/** Deletes the rows of this user's sample pieces, removed and archived ones too; returns the keys of their pictures. */
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
