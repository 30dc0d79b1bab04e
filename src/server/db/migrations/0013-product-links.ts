import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** The shop page of a piece. */
export async function up(db: Kysely<unknown>, { text }: Columns): Promise<void> {
  await addColumns(db, 'closet_items', { product_url: text(2000) })
}
