import { sql } from 'kysely'
import { withoutTimeouts } from './postgres/without-timeouts.ts'
import { openDatabase, type Database, type DatabaseTarget } from './open-database.ts'

/** Runs reads on a snapshot of the database, taken at the first of them. Writers aren't blocked. */
export type ReadSnapshot = <T>(read: (db: Database) => Promise<T>) => Promise<T>

/** Snapshots of a database, each on its own connection. */
export function snapshotsOf(target: DatabaseTarget): ReadSnapshot {
  // Kysely would begin an immediate transaction on SQLite, which blocks writers.
  const begin =
    target.engine === 'sqlite' ? sql`begin` : sql`begin transaction isolation level repeatable read read only`
  return async (read) => {
    const opened = await openDatabase(target)
    try {
      return await opened.db.connection().execute(async (connection) => {
        await begin.execute(connection)
        try {
          // A large export may exceed the timeouts while its reader is slow.
          if (target.engine === 'postgres')
            for (const lift of withoutTimeouts('local')) await lift.execute(connection)
          return await read(connection)
        } finally {
          await sql`rollback`.execute(connection)
        }
      })
    } finally {
      await opened.close()
    }
  }
}
