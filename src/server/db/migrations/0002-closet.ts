import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** The pieces that users own. A deleted piece is soft deleted with deleted_at. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, code, whole, boolean, money, date, timestamp, now, object } = columns
  const closetItems = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    name: filled(120),
    category: required(oneOf('Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories')),
    color: filled(120),
    size: text(120),
    brand: text(120),
    style: text(120),
    season: oneOf('Spring', 'Summer', 'Fall', 'Winter', 'All Seasons'),
    description: text(2000),
    image_url: filled(2000),
    image_key: references(text(32), 'stored_images.key', 'no action'),
    fit_notes: text(2000),
    measurements: object(),
    purchase_date: date(),
    purchase_location: text(120),
    original_price: money(),
    currency: code(3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    care_instructions: text(2000),
    last_worn_date: date(),
    is_clean: withDefault(boolean(), true),
    wear_count: withDefault(whole(0), 0),
    archived_reason: oneOf('sold', 'lost', 'donated', 'worn out'),
    archived_at: timestamp(),
    is_sample: withDefault(boolean(), false),
    created_at: now(),
    updated_at: now(),
    deleted_at: timestamp(),
  }
  await createTable(db, 'closet_items', closetItems, {
    indexes: [['user_id', 'created_at', 'id'], ['deleted_at']],
  })
}
