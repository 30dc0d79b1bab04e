import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** What a trend is made of, and the source that said so last. */
export async function up(db: Kysely<unknown>, { list, text }: Columns): Promise<void> {
  await addColumns(db, 'trending_styles', { parts: list(), source: text(500) })
}
