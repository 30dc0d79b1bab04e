import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Thumbnail of a stored photo for similarity search; null if it was not computed. */
export async function up(db: Kysely<unknown>, { text }: Columns): Promise<void> {
  await addColumns(db, 'stored_images', { look: text(1200) })
}
