import { PostgresAdapter } from 'kysely'
import type { Database } from './open-database.ts'

/** Why a row is read. One that is read to change it stays locked until the transaction ends. */
export type Purpose = 'to read' | 'to change'

/**
 * True if a row to change must be locked by `for update`. SQLite has no such clause and needs none: its transactions
 * are writers from the start, one at a time.
 */
export function locksRows(db: Pick<Database, 'getExecutor'>, purpose: Purpose = 'to change'): boolean {
  return purpose === 'to change' && db.getExecutor().adapter instanceof PostgresAdapter
}

/** Takes a lock per user until the transaction ends. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  if (locksRows(transaction))
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
