import type { Selectable } from 'kysely'
import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { toPicture } from '../images/picture-address.ts'
import type { ImageKey } from '../ports/image-store.ts'

/** The pieces of one closet, newest first, at most `limit` of them. Removed ones are not among them. */
export async function listClosetItems(db: Database, userId: string, limit?: number): Promise<ClosetItem[]> {
  const rows = await itemsOf(db, userId)
    .where('closetItems.deletedAt', 'is', null)
    .orderBy('closetItems.createdAt', 'desc')
    .orderBy('closetItems.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(toClosetItem)
}

/** One piece of this closet, or null. */
export async function findClosetItem(db: Database, userId: string, id: string): Promise<ClosetItem | null> {
  const row = await itemsOf(db, userId)
    .where('closetItems.id', '=', id)
    .where('closetItems.deletedAt', 'is', null)
    .executeTakeFirst()
  return row ? toClosetItem(row) : null
}

interface NewRows {
  readonly item: Pick<
    Selectable<Tables['closetItems']>,
    'id' | 'userId' | 'name' | 'category' | 'color' | 'size' | 'style' | 'season' | 'imageUrl' | 'createdAt'
  >
  readonly image: Selectable<Tables['storedImages']>
}

/** Stores a piece and its picture, both or neither. */
export async function insertClosetItem(db: Database, { item, image }: NewRows): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('storedImages').values(image).execute()
    await transaction
      .insertInto('closetItems')
      .values({ ...item, imageKey: image.key, updatedAt: item.createdAt })
      .execute()
  })
}

/** Marks a piece as removed; false where it is not in this closet or was removed already. */
export async function markRemoved(db: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('closetItems')
    .set({ deletedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Takes the mark away again; false where no piece of this closet was removed after `since`. */
export async function unmarkRemoved(
  db: Database,
  userId: string,
  id: string,
  when: { since: Date; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('closetItems')
    .set({ deletedAt: null, updatedAt: when.at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>=', when.since)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Deletes the rows of all pieces removed before `before`; returns the pictures that are now nobody's. */
export async function deleteRemoved(db: Database, before: Date): Promise<ImageKey[]> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('closetItems')
      .where('deletedAt', '<', before)
      .returning('imageKey')
      .execute()
    const keys = gone.map((row) => row.imageKey).filter((key) => key !== null)
    if (keys.length > 0) await transaction.deleteFrom('storedImages').where('key', 'in', keys).execute()
    return keys
  })
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
