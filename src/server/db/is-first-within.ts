import type { Database } from './open-database.ts'

/**
 * Takes a lease on scheduled work: true for the first call within `windowMs` among all servers of a database, false for
 * the others. If that server ends before its work does, only this run is lost.
 */
export async function isFirstWithin(
  db: Database,
  work: string,
  windowMs: number,
  now: Date,
): Promise<boolean> {
  const oldest = new Date(now.getTime() - windowMs)
  const taken = await db
    .insertInto('attempts')
    .values({ key: `lease ${work}`, count: 1, startedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ startedAt: now }).where('attempts.startedAt', '<', oldest),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}
