import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Soft delete of weekly plans; their days stay. */
export async function up(db: Kysely<unknown>, { timestamp }: Columns): Promise<void> {
  await addColumns(db, 'weekly_outfit_plans', { deleted_at: timestamp() })
}
