import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'

/**
 * The queue of photos to cut out in the background, in the rows of their pieces so that a restart continues it, and
 * the user's setting for new photos.
 */
export async function up(db: Kysely<unknown>, { oneOf, whole, boolean }: Columns): Promise<void> {
  await addColumns(db, 'closet_items', {
    cut_out_state: oneOf('pending', 'done', 'unclear'),
    cut_out_attempts: withDefault(whole(0), 0),
  })
  await sql`create index closet_items_pending_cut_outs on closet_items (created_at) where cut_out_state = 'pending'`.execute(
    db,
  )
  await addColumns(db, 'user_profiles', { removes_backgrounds: withDefault(boolean(), true) })
}
