import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/**
 * The days on which a piece was worn, and its cut-out. Wears before Armadio are in wears_before and worn_before;
 * wear_count and last_worn_date include both.
 */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, whole, date, now } = columns
  await addColumns(db, 'closet_items', {
    cut_out_key: references(text(32), 'stored_images.key', 'no action'),
    wears_before: withDefault(whole(0), 0),
    worn_before: date(),
  })
  await sql`update closet_items set wears_before = wear_count, worn_before = last_worn_date`.execute(db)
  const wears = {
    closet_item_id: required(references(id(), 'closet_items.id', 'cascade')),
    worn_on: required(date()),
    created_at: now(),
  }
  await createTable(db, 'wears', wears, { primaryKey: ['closet_item_id', 'worn_on'] })
}
