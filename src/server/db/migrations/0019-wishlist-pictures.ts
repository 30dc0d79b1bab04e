import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Our copy of a wishlist item's picture, the time of its last price check, and at most one price alert per item. */
export async function up(db: Kysely<unknown>, { text, timestamp }: Columns): Promise<void> {
  await addColumns(db, 'wishlist_items', {
    picture_key: references(text(32), 'stored_images.key', 'no action'),
    price_checked_at: timestamp(),
  })
  await db.schema
    .createIndex('price_alerts_of_wish_unique')
    .unique()
    .on('price_alerts')
    .column('wishlist_item_id')
    .execute()
}
