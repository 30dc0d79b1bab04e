import type { Insertable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'

/** Stores what was worn on a day. */
export async function insertHistory(db: Database, entry: Insertable<Tables['outfitHistory']>): Promise<void> {
  await db.insertInto('outfitHistory').values(entry).execute()
}

/** Deletes an entry of this user; one that is not there is no error. */
export async function deleteHistory(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('outfitHistory').where('id', '=', id).where('userId', '=', userId).execute()
}
