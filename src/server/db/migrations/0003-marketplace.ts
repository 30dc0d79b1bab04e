import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Listings. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, boolean, money, now } = columns
  const marketplaceItems = {
    id: id(),
    seller_id: required(references(id(), 'users.id', 'cascade')),
    closet_item_id: references(id(), 'closet_items.id', 'set null'),
    title: filled(120),
    description: required(text(2000)),
    price: required(money()),
    condition: filled(120),
    size: text(120),
    category: filled(120),
    image_url: filled(2000),
    is_available: withDefault(boolean(), true),
    status: withDefault(oneOf('available', 'paused', 'sold'), 'available'),
    is_sample: withDefault(boolean(), false),
    created_at: now(),
  }
  await createTable(db, 'marketplace_items', marketplaceItems, {
    indexes: [
      ['status', 'created_at', 'id'],
      ['seller_id', 'created_at', 'id'],
    ],
  })
}
