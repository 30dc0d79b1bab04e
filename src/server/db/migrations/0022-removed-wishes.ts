import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** When a wish was deleted: it stays for a while, so that it can come back as it was. */
export async function up(db: Kysely<unknown>, { timestamp }: Columns): Promise<void> {
  await addColumns(db, 'wishlist_items', { deleted_at: timestamp() })
}
