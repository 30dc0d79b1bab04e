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

/** Keeps that a piece was worn on a day; a day that is kept already stays kept once. */
export async function insertWear(
  db: Database,
  itemId: string,
  wornOn: CalendarDate,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('wears')
    .values({ closetItemId: itemId, wornOn, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets that a piece was worn on a day. */
export async function deleteWear(db: Database, itemId: string, wornOn: CalendarDate): Promise<void> {
  await db.deleteFrom('wears').where('closetItemId', '=', itemId).where('wornOn', '=', wornOn).execute()
}

/** How many days a piece was worn on, and the last of them. */
export async function summarizeWears(
  db: Database,
  itemId: string,
): Promise<{ count: number; last: CalendarDate | null }> {
  const days = await listWears(db, itemId)
  return { count: days.length, last: days[0] ?? null }
}

/** Brings a piece's wear count and last worn day up to what is kept of it. In the transaction that changed that. */
export async function recountWears(db: Database, itemId: string, at: Date): Promise<void> {
  const { count, last } = await summarizeWears(db, itemId)
  const { wearsBefore, wornBefore } = await db
    .selectFrom('closetItems')
    .select(['wearsBefore', 'wornBefore'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('closetItems')
    .set({
      wearCount: wearsBefore + count,
      // Days as text sort as days.
      lastWornDate:
        [last, wornBefore]
          .filter((day) => day !== null)
          .toSorted()
          .at(-1) ?? null,
      updatedAt: at,
    })
    .where('id', '=', itemId)
    .execute()
}
