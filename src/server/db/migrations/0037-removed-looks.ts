import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Soft delete of looks; their versions stay. */
export async function up(db: Kysely<unknown>, { timestamp }: Columns): Promise<void> {
  await addColumns(db, 'outfit_recommendations', { deleted_at: timestamp() })
  await addColumns(db, 'outfit_curations', { deleted_at: timestamp() })
}
