import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Wishlist items and their target prices. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, whole, boolean, money, now } = columns
  const wishlistItems = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    name: filled(120),
    brand: text(120),
    category: filled(120),
    size: text(120),
    color: text(120),
    image_url: text(2000),
    product_url: text(2000),
    current_price: money(),
    target_price: money(),
    priority: withDefault(whole(1, 5), 1),
    notes: text(2000),
    is_purchased: withDefault(boolean(), false),
    created_at: now(),
  }
  await createTable(db, 'wishlist_items', wishlistItems, { indexes: [['user_id', 'created_at', 'id']] })

  await createTable(db, 'price_alerts', {
    id: id(),
    wishlist_item_id: required(references(id(), 'wishlist_items.id', 'cascade')),
    target_price: required(money()),
    is_active: withDefault(boolean(), true),
    notification_method: text(120),
    created_at: now(),
  })
}
