import { PostgresAdapter } from 'kysely'
import type { Database } from './open-database.ts'

/**
 * True where a row that is read to be changed must be locked by `for update`. SQLite has no such words and no
 * need of them: its transactions begin as writers, one at a time.
 */
export function locksRows(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Lets nobody else do what also begins with this, for the same user, until the transaction ends. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  if (locksRows(transaction))
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
