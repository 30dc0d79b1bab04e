import type { Database } from '../db/open-database.ts'

/**
 * Returns a version that differs after each change of a user's pieces, borrowed ones included, of loans, listings and
 * sales. Read it before what is kept for it: then that may be newer than its version, never older. Not inside a
 * transaction, whose changes can share a version (decision 35).
 */
export async function closetVersion(db: Database, userId: string): Promise<string> {
  const row = await db
    .selectFrom('closetVersions')
    .select('version')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 'never changed'
}
