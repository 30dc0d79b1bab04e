import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** What a shared outfit was called, and all that its picture is made of. */
export async function up(db: Kysely<unknown>, { text, object }: Columns): Promise<void> {
  await addColumns(db, 'outfit_shares', { title: text(200), plate: object() })
}
