import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Outfits already suggested for a re-solved day. */
export async function up(db: Kysely<unknown>, { list }: Columns): Promise<void> {
  await addColumns(db, 'daily_outfits', { offered: list() })
}
