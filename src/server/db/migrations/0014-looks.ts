import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Names and favorites of outfits; the source of a curation, its score and its focus piece. */
export async function up(db: Kysely<unknown>, { text, boolean, oneOf, object }: Columns): Promise<void> {
  await addColumns(db, 'outfit_curations', {
    name: text(120),
    is_favorite: withDefault(boolean(), false),
    curated_by: withDefault(oneOf('rules', 'model'), 'rules'),
    score: object(),
    focus_item: object(),
  })
  await addColumns(db, 'outfit_recommendations', { is_favorite: withDefault(boolean(), false) })
}
