import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Certain facts about a photo, for an uploaded picture and for its piece. Null if there are none. */
export async function up(db: Kysely<unknown>, { object }: Columns): Promise<void> {
  await addColumns(db, 'stored_images', { seen: object() })
  await addColumns(db, 'closet_items', { seen_in_photo: object() })
}
