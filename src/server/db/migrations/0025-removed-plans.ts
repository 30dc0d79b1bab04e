import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** When a weekly plan was deleted: it stays for a while with its days, so that it can come back as it was. */
export async function up(db: Kysely<unknown>, { timestamp }: Columns): Promise<void> {
  await addColumns(db, 'weekly_outfit_plans', { deleted_at: timestamp() })
}
