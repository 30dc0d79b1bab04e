import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** The parts of a trend, and its last source. */
export async function up(db: Kysely<unknown>, { list, text }: Columns): Promise<void> {
  await addColumns(db, 'trending_styles', { parts: list(), source: text(500) })
}
