import type { Insertable } from 'kysely'
import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows } from '../db/row-lock.ts'
import type { Tables } from '../db/tables.ts'
import { toPicture } from '../images/picture-address.ts'
import type { ImageKey } from '../ports/image-store.ts'

// More than a closet ever holds; both engines take it as a limit.
const MAX_ROWS = 1_000_000

/** The pieces of one closet, newest first, at most `limit` of them. Removed ones are not among them. */
export async function listClosetItems(db: Database, userId: string, limit = MAX_ROWS): Promise<ClosetItem[]> {
  const rows = await itemsOf(db, userId)
    .where('closetItems.deletedAt', 'is', null)
    .orderBy('closetItems.createdAt', 'desc')
    .orderBy('closetItems.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toClosetItem)
}

/** One piece of this closet, or null. `to change` keeps others from changing it until the transaction ends. */
export async function findClosetItem(
  db: Database,
  userId: string,
  id: string,
  purpose: 'to read' | 'to change',
): Promise<ClosetItem | null> {
  const row = await itemsOf(db, userId)
    .where('closetItems.id', '=', id)
    .where('closetItems.deletedAt', 'is', null)
    .$if(purpose === 'to change' && locksRows(db), (query) => query.forUpdate('closetItems'))
    .executeTakeFirst()
  return row ? toClosetItem(row) : null
}

/** Stores a piece. */
export async function insertClosetItem(
  db: Database,
  item: Insertable<Tables['closetItems']> & { readonly createdAt: Date },
): Promise<void> {
  await db
    .insertInto('closetItems')
    .values({ ...item, updatedAt: item.createdAt })
    .execute()
}

/** Marks a piece of this closet as removed. */
export async function markRemoved(db: Database, userId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('closetItems')
    .set({ deletedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute()
}

/** Takes the mark away again from a piece of this closet that was removed after `since`. */
export async function unmarkRemoved(
  db: Database,
  userId: string,
  id: string,
  when: { since: Date; at: Date },
): Promise<void> {
  await db
    .updateTable('closetItems')
    .set({ deletedAt: null, updatedAt: when.at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>=', when.since)
    .execute()
}

/** Deletes the rows of all pieces removed before `before`; returns the keys of their pictures. */
export async function deleteRemoved(db: Database, before: Date): Promise<ImageKey[]> {
  const gone = await db
    .deleteFrom('closetItems')
    .where('deletedAt', '<', before)
    .returning('imageKey')
    .execute()
  return gone.map((row) => row.imageKey).filter((key) => key !== null)
}

function itemsOf(db: Database, userId: string) {
  return db
    .selectFrom('closetItems')
    .leftJoin('storedImages', 'storedImages.key', 'closetItems.imageKey')
    .selectAll('closetItems')
    .select([
      'storedImages.key as pictureKey',
      'storedImages.width as pictureWidth',
      'storedImages.height as pictureHeight',
      'storedImages.thumbHash as pictureThumbHash',
      'storedImages.widths as pictureWidths',
    ])
    .where('closetItems.userId', '=', userId)
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemsOf>['execute']>>[number]

function toClosetItem(row: ItemRow): ClosetItem {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    category: row.category,
    color: row.color,
    size: row.size,
    brand: row.brand,
    style: row.style,
    season: row.season,
    description: row.description,
    imageUrl: row.imageUrl,
    picture: pictureOf(row),
    fitNotes: row.fitNotes,
    measurements: row.measurements,
    purchaseDate: row.purchaseDate,
    purchaseLocation: row.purchaseLocation,
    originalPrice: row.originalPrice,
    currency: row.currency,
    careInstructions: row.careInstructions,
    lastWornDate: row.lastWornDate,
    isClean: row.isClean,
    wearCount: row.wearCount,
    createdAt: row.createdAt.toISOString(),
  }
}

function pictureOf({ pictureKey, pictureWidth, pictureHeight, pictureThumbHash, pictureWidths }: ItemRow) {
  // The join gives all or none.
  if (pictureKey === null || pictureWidth === null || pictureHeight === null) return null
  if (pictureThumbHash === null || pictureWidths === null) return null
  return toPicture({
    key: pictureKey,
    width: pictureWidth,
    height: pictureHeight,
    thumbHash: pictureThumbHash,
    widths: pictureWidths,
  })
}
