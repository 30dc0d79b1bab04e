import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

/**
 * Location, seed and summary of a solved week; the pieces of a day with their reasons, its weather, and its state:
 * locked, or worn with the wears that this counted.
 */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, boolean, list, object } = columns
  await addColumns(db, 'weekly_outfit_plans', {
    place: text(120),
    summary: text(500),
    solved_with: text(64),
  })
  await addColumns(db, 'daily_outfits', {
    pieces: list(),
    weather: object(),
    is_locked: withDefault(boolean(), false),
    is_worn: withDefault(boolean(), false),
    newly_worn_ids: list(),
    outfit_history_id: references(id(), 'outfit_history.id', 'set null'),
  })
}
