import type { Kysely } from 'kysely'
import { references, required } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Logged outfits with their dates. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, whole, date, list, object, now } = columns
  const outfitHistory = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    item_ids: list(),
    item_snapshots: list(),
    occasion: text(120),
    weather: object(),
    location: text(120),
    rating: whole(1, 5),
    notes: text(2000),
    worn_date: required(date()),
    created_at: now(),
  }
  await createTable(db, 'outfit_history', outfitHistory, {
    indexes: [
      ['user_id', 'created_at', 'id'],
      ['user_id', 'worn_date'],
    ],
  })
}
