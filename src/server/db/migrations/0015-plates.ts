import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** The title of a shared outfit, and the recipe of its image. */
export async function up(db: Kysely<unknown>, { text, object }: Columns): Promise<void> {
  await addColumns(db, 'outfit_shares', { title: text(200), plate: object() })
}
