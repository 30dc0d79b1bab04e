import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { withDefault, type Columns } from '../schema/columns.ts'

/**
 * A day's own occasion and note, whether the user chose its outfit, and why it has none. A free day keeps its previous
 * outfit in `set_aside`, for undo.
 */
export async function up(db: Kysely<unknown>, { text, oneOf, boolean, object }: Columns): Promise<void> {
  await addColumns(db, 'daily_outfits', {
    occasion: text(120),
    note: text(500),
    is_by_hand: withDefault(boolean(), false),
    left_out: oneOf('free', 'over'),
    set_aside: object(),
  })
}
