import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Our own copy of a wish's picture, when its price was last read, and one awaited price for each wish at most. */
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
