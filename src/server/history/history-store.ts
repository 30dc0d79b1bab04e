import type { Insertable, Selectable, Updateable } from 'kysely'
import { OutfitItem } from '../../contract/closet/outfit-items.ts'
import type { OutfitHistory } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows, type Purpose } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { Clock } from '../ports/clock.ts'

type HistoryTable = Tables['outfitHistory']

export interface StoredEntry extends Omit<OutfitHistory, 'pieces'> {
  readonly pieces: readonly OutfitItem[]
  /** Null unless it is soft deleted. */
  readonly deletedAt: Date | null
}

/** Lists the entries of one user, latest day first, then latest logged first. */
export async function listEntries(db: Database, userId: string): Promise<StoredEntry[]> {
  const rows = await entriesOf(db, userId)
    .where('deletedAt', 'is', null)
    .orderBy('wornDate', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toEntry)
}

/**
 * Finds an entry of this user, including soft-deleted ones, or null. `to change` locks it until the transaction ends.
 */
export async function findEntry(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<StoredEntry | null> {
  const row = await entriesOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toEntry(row) : null
}

/** Lists the entries of one user for a day, oldest first. */
export async function entriesOfDay(db: Database, userId: string, day: CalendarDate): Promise<StoredEntry[]> {
  const rows = await entriesOf(db, userId)
    .where('wornDate', '=', day)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toEntry)
}

export async function insertEntry(db: Database, entry: Insertable<HistoryTable>): Promise<void> {
  await db.insertInto('outfitHistory').values(entry).execute()
}

/** Updates an entry, in the transaction that locked it. */
export async function updateEntry(
  db: Database,
  id: string,
  changes: Updateable<HistoryTable>,
): Promise<void> {
  await db.updateTable('outfitHistory').set(changes).where('id', '=', id).execute()
}

/** Permanently deletes all entries deleted before `before`. Resolves with the URLs of their pictures. */
export async function purgeEntryRows(db: Database, before: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('outfitHistory')
    .where('deletedAt', '<', before)
    .returning('itemSnapshots')
    .execute()
  return gone.flatMap(({ itemSnapshots }) => (itemSnapshots ?? []).map(({ imageUrl }) => imageUrl))
}

function entriesOf(db: Database, userId: string) {
  return db.selectFrom('outfitHistory').selectAll().where('userId', '=', userId)
}

function toEntry(row: Selectable<HistoryTable>): StoredEntry {
  const { id, userId, weather, location, rating, notes, wornDate, deletedAt } = row
  return {
    id,
    userId,
    itemIds: row.itemIds ?? [],
    pieces: (row.itemSnapshots ?? []).flatMap((kept) => OutfitItem.safeParse(kept).data ?? []),
    occasion: row.occasion,
    weather,
    location,
    rating,
    notes,
    wornDate,
    createdAt: row.createdAt.toISOString(),
    deletedAt,
  }
}

/** Dependencies of the history. */
export interface HistoryDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Dependencies of logging. */
export interface LoggingDeps extends HistoryDeps {
  /** Called with each logged entry, in its transaction. */
  readonly onLogged: (transaction: Database, entry: StoredEntry) => Promise<void>
}
