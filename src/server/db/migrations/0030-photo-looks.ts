import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** What a stored photo looks like, to find photos of the same piece by; null where it was not looked at. */
export async function up(db: Kysely<unknown>, { text }: Columns): Promise<void> {
  await addColumns(db, 'stored_images', { look: text(1200) })
}
