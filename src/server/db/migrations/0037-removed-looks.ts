import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** When a look was deleted: it stays for a while with its versions, so that it can be restored as it was. */
export async function up(db: Kysely<unknown>, { timestamp }: Columns): Promise<void> {
  await addColumns(db, 'outfit_recommendations', { deleted_at: timestamp() })
  await addColumns(db, 'outfit_curations', { deleted_at: timestamp() })
}
