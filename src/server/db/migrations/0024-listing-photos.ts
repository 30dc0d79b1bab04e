import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, required } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/**
 * More photos of a listing, its color, and the closet's facts that filled it in. Listings are soft deleted; their
 * pieces may be listed again meanwhile.
 */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, whole, object, timestamp } = columns
  const listingPhotos = {
    listing_id: required(references(id(), 'marketplace_items.id', 'cascade')),
    place: required(whole(0)),
    image_key: required(references(text(32), 'stored_images.key', 'no action')),
  }
  await createTable(db, 'listing_photos', listingPhotos, { primaryKey: ['listing_id', 'place'] })
  await addColumns(db, 'marketplace_items', {
    color: text(120),
    filled_in: object(),
    deleted_at: timestamp(),
  })
  await sql`
    update marketplace_items set color = (
      select color from closet_items where closet_items.id = marketplace_items.closet_item_id
    )`.execute(db)
  await db.schema.dropIndex('marketplace_items_of_piece_unique').execute()
  await db.schema
    .createIndex('marketplace_items_of_piece_unique')
    .unique()
    .on('marketplace_items')
    .column('closet_item_id')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('marketplace_items_deleted_at_index')
    .on('marketplace_items')
    .column('deleted_at')
    .execute()
}
