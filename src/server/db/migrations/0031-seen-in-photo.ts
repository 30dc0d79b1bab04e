import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** What a photo shows: of an uploaded picture, and of the piece that took it. Null where nothing sure was seen. */
export async function up(db: Kysely<unknown>, { object }: Columns): Promise<void> {
  await addColumns(db, 'stored_images', { seen: object() })
  await addColumns(db, 'closet_items', { seen_in_photo: object() })
}
