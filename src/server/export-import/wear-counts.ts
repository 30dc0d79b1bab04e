import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'

/** Ids of pieces whose wear count or last day disagrees with their wears, of one user or of all. */
export async function piecesWithWrongWearCount(db: Database, userId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select
        piece.id,
        piece.wear_count,
        piece.last_worn_date,
        piece.wears_before + (select count(*) from wears where closet_item_id = piece.id) as days,
        (select max(day) from (
          select worn_on as day from wears where closet_item_id = piece.id
          union all select piece.worn_before
        ) as days_worn) as last_day
      from closet_items as piece
      ${userId === null ? sql`` : sql`where piece.user_id = ${userId}`}
    ) as counted
    where wear_count <> days or last_worn_date is distinct from last_day
  `.execute(db)
  return rows.map(({ id }) => id)
}
