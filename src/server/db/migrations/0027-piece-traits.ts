import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Traits of a piece stated by its owner; null if there are none. */
export async function up(db: Kysely<unknown>, { object }: Columns): Promise<void> {
  await addColumns(db, 'closet_items', { traits: object() })
}
