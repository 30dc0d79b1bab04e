import { sql } from 'kysely'
import type { CalendarDate } from '../db/table-values.ts'
import type { Database } from '../db/open-database.ts'

/** The days on which a piece was worn, newest first. */
export async function listWears(db: Database, itemId: string): Promise<CalendarDate[]> {
  const rows = await db
    .selectFrom('wears')
    .select('wornOn')
    .where('closetItemId', '=', itemId)
    .orderBy('wornOn', 'desc')
    .execute()
  return rows.map((row) => row.wornOn)
}

/**
 * Keeps that pieces were worn on a day; a day that is kept already stays kept once. Resolves with the ids of those
 * for which it is new.
 */
export async function insertWears(
  db: Database,
  itemIds: readonly string[],
  wornOn: CalendarDate,
  createdAt: Date,
): Promise<string[]> {
  const kept = await db
    .insertInto('wears')
    .values(itemIds.map((closetItemId) => ({ closetItemId, wornOn, createdAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('closetItemId')
    .execute()
  return kept.map((row) => row.closetItemId)
}

/** Forgets that pieces were worn on a day. */
export async function deleteWears(
  db: Database,
  itemIds: readonly string[],
  wornOn: CalendarDate,
): Promise<void> {
  await db.deleteFrom('wears').where('closetItemId', 'in', itemIds).where('wornOn', '=', wornOn).execute()
}

/** How many days a piece was worn on, and the last of them. */
export async function summarizeWears(
  db: Database,
  itemId: string,
): Promise<{ count: number; last: CalendarDate | null }> {
  const days = await listWears(db, itemId)
  return { count: days.length, last: days[0] ?? null }
}

/** Brings pieces' wear counts and last worn days up to what is kept of them. In the transaction that changed that. */
export async function recountWears(db: Database, itemIds: readonly string[], at: Date): Promise<void> {
  if (itemIds.length === 0) return
  await db
    .updateTable('closetItems')
    .set((row) => ({
      wearCount: row(
        'wearsBefore',
        '+',
        row
          .selectFrom('wears')
          .select((wear) => wear.fn.countAll<number>().as('days'))
          .whereRef('wears.closetItemId', '=', 'closetItems.id'),
      ),
      // Not the greater of two values: where one is null, SQLite and PostgreSQL disagree.
      lastWornDate: sql<CalendarDate | null>`(
        select max(day) from (
          select worn_on as day from wears where closet_item_id = closet_items.id
          union all select closet_items.worn_before
        ) as days)`,
      updatedAt: at,
    }))
    .where('id', 'in', itemIds)
    .execute()
}
