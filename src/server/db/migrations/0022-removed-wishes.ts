import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Soft delete of wishlist items. */
export async function up(db: Kysely<unknown>, { timestamp }: Columns): Promise<void> {
  await addColumns(db, 'wishlist_items', { deleted_at: timestamp() })
}
