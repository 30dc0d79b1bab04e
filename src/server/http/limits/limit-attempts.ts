import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../app-error.ts'
import type { Limit } from './attempt-limits.ts'

/**
 * Counts an attempt in the database, so that several servers share the count.
 * @throws AppError too_many_attempts or the limit's own, with Retry-After
 */
export async function limitAttempts(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limit.windowMs)
  const row = await db
    .insertInto('attempts')
    .values({ key, count: 1, startedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('attempts.startedAt', '<', oldest)
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(sql<number>`attempts.count + 1`)
            .end(),
          startedAt: eb.case().when(isOver).then(now).else(eb.ref('attempts.startedAt')).end(),
        }
      }),
    )
    .returning(['count', 'startedAt'])
    .executeTakeFirstOrThrow()
  if (row.count <= limit.max) return
  const endsAt = new Date(row.startedAt).getTime() + limit.windowMs
  throw new AppError(limit.error ?? 'too_many_attempts', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  })
}

/** Undoes the count of one attempt. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Deletes the count of a key, such as wrong passwords once the right one was entered. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
