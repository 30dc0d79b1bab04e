import { sql } from 'kysely'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { inChunks } from '../../db/in-chunks.ts'
import type { Database } from '../../db/open-database.ts'
import { borrowedItemIds } from '../lent-pieces.ts'
import type { User } from '../../http/user-of-request.ts'

/** Lists the days on which a piece was worn, newest first. */
async function listWears(db: Database, itemId: string): Promise<CalendarDate[]> {
  const rows = await db
    .selectFrom('wears')
    .select('wornOn')
    .where('closetItemId', '=', itemId)
    .orderBy('wornOn', 'desc')
    .execute()
  return rows.map((row) => row.wornOn)
}

/** Lists the days on which a piece was worn, with the borrower's name. A borrower sees their own days only. */
export async function listNamedWears(
  db: Database,
  piece: { readonly id: string; readonly userId: string },
  user: User,
): Promise<{ wornDate: CalendarDate; wornBy: string | null }[]> {
  const rows = await db
    .selectFrom('wears')
    .leftJoin('users', 'users.id', 'wears.wornBy')
    .select(['wears.wornOn', 'users.username'])
    .where('wears.closetItemId', '=', piece.id)
    .$if(piece.userId !== user.id, (query) => query.where('wears.wornBy', '=', user.id))
    .orderBy('wears.wornOn', 'desc')
    .execute()
  return rows.map(({ wornOn, username }) => ({ wornDate: wornOn, wornBy: username }))
}

/**
 * Lists the owner's wears of all pieces of one closet, including archived but not deleted ones, latest day first.
 * Excludes wears of borrowers.
 */
export function listWearsOfCloset(
  db: Database,
  userId: string,
): Promise<{ closetItemId: string; wornOn: CalendarDate }[]> {
  return db
    .selectFrom('wears')
    .innerJoin('closetItems', 'closetItems.id', 'wears.closetItemId')
    .select(['wears.closetItemId', 'wears.wornOn'])
    .where('closetItems.userId', '=', userId)
    .where('closetItems.deletedAt', 'is', null)
    .where('wears.wornBy', 'is', null)
    .orderBy('wears.wornOn', 'desc')
    .orderBy('wears.closetItemId')
    .execute()
}

interface NewWears {
  /** The wearer: the owner or a borrower. */
  readonly userId: string
  readonly wornOn: CalendarDate
  /** The history entry that counts them; null if the user marked the pieces. */
  readonly historyId: string | null
  readonly createdAt: Date
}

/**
 * Stores that pieces were worn on a day. An existing wear is not duplicated; a wear that the user marks is reassigned
 * from its history entry to the user. Resolves with the ids of pieces for which the wear is new.
 */
export async function insertWears(
  db: Database,
  itemIds: readonly string[],
  { userId, wornOn, historyId, createdAt }: NewWears,
): Promise<string[]> {
  const borrowed = new Set(await borrowedItemIds(db, userId))
  const kept = await inChunks(itemIds, (some) =>
    db
      .insertInto('wears')
      .values(
        some.map((closetItemId) => ({
          closetItemId,
          wornOn,
          outfitHistoryId: historyId,
          wornBy: borrowed.has(closetItemId) ? userId : null,
          createdAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('closetItemId')
      .execute(),
  )
  if (historyId === null) await reassignWears(db, itemIds, { userId, wornOn, historyId: null })
  return kept.map((row) => row.closetItemId)
}

/** Reassigns the user's existing wears to a history entry, or with null to the user. */
export async function reassignWears(
  db: Database,
  itemIds: readonly string[],
  { userId, wornOn, historyId }: Omit<NewWears, 'createdAt'>,
): Promise<void> {
  await inChunks(itemIds, (some) =>
    db
      .updateTable('wears')
      .set({ outfitHistoryId: historyId })
      .where('closetItemId', 'in', some)
      .where('wornOn', '=', wornOn)
      .where(({ or, and, eb }) =>
        or([
          eb('wornBy', '=', userId),
          and([eb('wornBy', 'is', null), eb('closetItemId', 'in', ownPieces(db, userId, some))]),
        ]),
      )
      .execute(),
  )
}

/** Ids of the pieces whose wears this history entry counts. */
export async function countedBy(db: Database, historyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wears')
    .select('closetItemId')
    .where('outfitHistoryId', '=', historyId)
    .execute()
  return rows.map((row) => row.closetItemId)
}

/** Whether the user marked the wear of a piece on a day, rather than a history entry. */
export async function isCountedByHand(db: Database, itemId: string, wornOn: CalendarDate): Promise<boolean> {
  const wear = await db
    .selectFrom('wears')
    .select('outfitHistoryId')
    .where('closetItemId', '=', itemId)
    .where('wornOn', '=', wornOn)
    .executeTakeFirst()
  return wear?.outfitHistoryId === null
}

/** Finds a history entry of a day that has a piece; null if there is none. */
export async function entryWithPiece(
  db: Database,
  { userId, itemId, wornOn }: { userId: string; itemId: string; wornOn: CalendarDate },
): Promise<string | null> {
  const entries = await db
    .selectFrom('outfitHistory')
    .select(['id', 'itemIds'])
    .where('userId', '=', userId)
    .where('wornDate', '=', wornOn)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  return entries.find(({ itemIds }) => itemIds?.includes(itemId))?.id ?? null
}

/** Deletes the wears of pieces on a day. A borrower deletes only their own wears. */
export async function deleteWears(
  db: Database,
  itemIds: readonly string[],
  { userId, wornOn }: Pick<NewWears, 'userId' | 'wornOn'>,
): Promise<void> {
  await inChunks(itemIds, (some) =>
    db
      .deleteFrom('wears')
      .where('closetItemId', 'in', some)
      .where('wornOn', '=', wornOn)
      .where(({ or, eb }) =>
        or([eb('wornBy', '=', userId), eb('closetItemId', 'in', ownPieces(db, userId, some))]),
      )
      .execute(),
  )
}

function ownPieces(db: Database, userId: string, ids: readonly string[]) {
  return db.selectFrom('closetItems').select('id').where('userId', '=', userId).where('id', 'in', ids)
}

/** Counts the days on which a piece was worn, and returns the last of them. */
export async function summarizeWears(
  db: Database,
  itemId: string,
): Promise<{ count: number; last: CalendarDate | null }> {
  const days = await listWears(db, itemId)
  return { count: days.length, last: days[0] ?? null }
}

/** Updates wear counts and last days of pieces from their wears, in the transaction that changed the wears. */
export async function recountWears(db: Database, itemIds: readonly string[], at: Date): Promise<void> {
  await inChunks(itemIds, (some) => recount(db, some, at))
}

function recount(db: Database, itemIds: readonly string[], at: Date) {
  return db
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
      // A scalar max() would not work: with a null argument, SQLite and PostgreSQL disagree.
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
