import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

/** The stored picture of a listing, and at most one listing per piece. */
export async function up(db: Kysely<unknown>, { text }: Columns): Promise<void> {
  await addColumns(db, 'marketplace_items', {
    image_key: references(text(32), 'stored_images.key', 'no action'),
  })
  await db.schema
    .createIndex('marketplace_items_of_piece_unique')
    .unique()
    .on('marketplace_items')
    .column('closet_item_id')
    .execute()
}
