import type { Insertable, Selectable, Updateable } from 'kysely'
import type { WishlistItem } from '../../contract/wishlist.ts'
import { wishDrawing } from '../../domain/wishlist/wish-drawing.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows, type Purpose } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import { pictureAddress } from '../images/picture-address.ts'
import type { ImageKey } from '../ports/image-store.ts'

type WishTable = Tables['wishlistItems']
type AlertRow = Selectable<Tables['priceAlerts']>

// Wide enough for a card at a pixel density of 2.
const PICTURE_WIDTH = 640

/** Lists the wishes of one user, newest first. */
export async function listWishes(db: Database, userId: string): Promise<WishlistItem[]> {
  return toWishes(
    db,
    await wishesOf(db, userId)
      .orderBy('wishlistItems.createdAt', 'desc')
      .orderBy('wishlistItems.id', 'desc')
      .execute(),
  )
}

/** Finds a wish of this user that is not deleted, or null. `to change` locks it until the transaction ends. */
export async function findWish(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<WishlistItem | null> {
  // Locks the row before reading, so the price alert is current.
  if (locksRows(db, purpose))
    await db.selectFrom('wishlistItems').select('id').where('id', '=', id).forUpdate().execute()
  const rows = await wishesOf(db, userId).where('wishlistItems.id', '=', id).execute()
  const [wish = null] = await toWishes(db, rows)
  return wish
}

/** Key of our copy of a wish's picture, or null. */
export async function pictureKeyOf(db: Database, id: string): Promise<ImageKey | null> {
  const row = await db
    .selectFrom('wishlistItems')
    .select('pictureKey')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.pictureKey ?? null
}

export async function insertWish(db: Database, wish: Insertable<WishTable>): Promise<void> {
  await db.insertInto('wishlistItems').values(wish).execute()
}

/** Updates a wish, in the transaction that locked it. `isPurchased` is never set. */
export async function updateWish(
  db: Database,
  id: string,
  changes: Omit<Updateable<WishTable>, 'id' | 'userId' | 'isPurchased'>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('wishlistItems').set(changes).where('id', '=', id).execute()
}

/** Permanently deletes all wishes deleted before `before`; resolves with their pictures. */
export async function purgeWishRows(db: Database, before: Date): Promise<ImageKey[]> {
  const gone = await db
    .deleteFrom('wishlistItems')
    .where('deletedAt', '<', before)
    .returning('pictureKey')
    .execute()
  return gone.flatMap(({ pictureKey }) => pictureKey ?? [])
}

function wishesOf(db: Database, userId: string) {
  return db
    .selectFrom('wishlistItems')
    .leftJoin('storedImages', 'storedImages.key', 'wishlistItems.pictureKey')
    .selectAll('wishlistItems')
    .select('storedImages.widths')
    .where('wishlistItems.userId', '=', userId)
    .where('wishlistItems.deletedAt', 'is', null)
}

type WishRow = Selectable<WishTable> & { readonly widths: readonly number[] | null }

async function toWishes(db: Database, rows: readonly WishRow[]): Promise<WishlistItem[]> {
  if (rows.length === 0) return []
  const alerts = await db
    .selectFrom('priceAlerts')
    .selectAll()
    .where(
      'wishlistItemId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const alertOf = new Map(alerts.map((alert) => [alert.wishlistItemId, alert]))
  return rows.map((row) => toWish(row, alertOf.get(row.id)))
}

function toWish(row: WishRow, alert: AlertRow | undefined): WishlistItem {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    brand: row.brand,
    category: row.category,
    size: row.size,
    color: row.color,
    imageUrl: row.imageUrl,
    productUrl: row.productUrl,
    currentPrice: row.currentPrice,
    targetPrice: row.targetPrice,
    priority: row.priority,
    notes: row.notes,
    isPurchased: row.isPurchased,
    createdAt: row.createdAt.toISOString(),
    picture: pictureOf(row),
    priceCheckedAt: row.priceCheckedAt?.toISOString() ?? null,
    priceAlert: alert ? toPriceAlert(alert) : null,
  }
}

function pictureOf(row: WishRow): string {
  const width = row.widths?.find((each) => each >= PICTURE_WIDTH) ?? row.widths?.at(-1)
  return row.pictureKey && width ? pictureAddress(row.pictureKey, width) : wishDrawing(row)
}

function toPriceAlert(alert: AlertRow): NonNullable<WishlistItem['priceAlert']> {
  return {
    id: alert.id,
    wishlistItemId: alert.wishlistItemId,
    targetPrice: alert.targetPrice,
    isActive: alert.isActive,
    notificationMethod: alert.notificationMethod,
    createdAt: alert.createdAt.toISOString(),
  }
}
