import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

interface WornDay {
  entry: string
  date: string
  counted: string[] | null
  worn: string[] | null
  pieces: { item?: { id?: string } }[] | null
}

/**
 * The history entry that counted a wear, and the soft delete of entries. Wears that the planner has counted so far are
 * assigned to the entries that it wrote, and the snapshots of these are completed.
 */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, timestamp } = columns
  await addColumns(db, 'outfit_history', { deleted_at: timestamp() })
  await addColumns(db, 'wears', {
    outfit_history_id: references(id(), 'outfit_history.id', 'set null'),
  })
  const { rows } = await sql<WornDay>`
    select outfit_history.id as entry, daily_outfits.date as date, daily_outfits.newly_worn_ids as counted,
      outfit_history.item_ids as worn, daily_outfits.pieces as pieces
    from daily_outfits join outfit_history on outfit_history.id = daily_outfits.outfit_history_id`.execute(db)
  for (const { entry, date, counted, worn, pieces } of rows) {
    for (const itemId of counted ?? [])
      await sql`
        update wears set outfit_history_id = ${entry}
        where closet_item_id = ${itemId} and worn_on = ${date}`.execute(db)
    const items = (pieces ?? []).flatMap(({ item }) => (item?.id && worn?.includes(item.id) ? [item] : []))
    await sql`update outfit_history set item_snapshots = ${items} where id = ${entry}`.execute(db)
  }
}
