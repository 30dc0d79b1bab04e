import { readdir } from 'node:fs/promises'
import { Migrator, sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { columnTypes } from './schema/column-types.ts'
import { columnsOf } from './schema/columns.ts'
import type { Columns } from './schema/columns.ts'
import { DatabaseUnusable } from './database-unusable.ts'
import type { Database, DatabaseEngine, OpenDatabase } from './open-database.ts'
import { withoutTimeouts } from './postgres/without-timeouts.ts'

// One file for each migration, run in the order of their names. A released name never changes: databases store it.
const folder = new URL('./migrations/', import.meta.url)
// .mjs in the built server.
const MIGRATION_FILE = /^(\d{4}-[a-z\d-]+)\.(ts|mjs)$/

interface MigrationModule {
  up(db: Kysely<unknown>, columns: Columns): Promise<void>
}

/**
 * Migrates the database to the newest schema, all or nothing, and returns the names of the migrations it ran.
 * Processes may start together: one migrates, the others wait. Throws DatabaseUnusable with a message for the operator.
 */
export async function migrateToLatest({
  db,
  engine,
}: Pick<OpenDatabase, 'db' | 'engine'>): Promise<string[]> {
  // Most starts have nothing to migrate; this check avoids loading forty files.
  if (await isUpToDate(db)) return []
  const migrate = (on: Database) =>
    new Migrator({ db: on, provider: { getMigrations: () => migrationsFor(engine) } }).migrateToLatest()
  const { error, results = [] } =
    engine === 'sqlite' ? await migrate(db) : await db.connection().execute(untimed(migrate))
  if (error === undefined) return results.map(({ migrationName }) => migrationName)

  const unknown = await unknownMigrations(db)
  throw new DatabaseUnusable(unknown.length > 0 ? whyTooNew(unknown) : whyFailed(error), { cause: error })
}

// The migration of a large database, or the wait for another process's migration, may exceed the timeouts.
function untimed<T>(migrate: (on: Database) => Promise<T>) {
  return async (connection: Database): Promise<T> => {
    for (const lift of withoutTimeouts('session')) await lift.execute(connection)
    try {
      return await migrate(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset idle_in_transaction_session_timeout`.execute(connection)
    }
  }
}

/** True if the database has every migration, so that it can be used without one. */
export async function isMigrated(db: Database): Promise<boolean> {
  const ran = new Set(await ranNames(db))
  return (await migrationNames()).every((name) => ran.has(name))
}

// False also for the database of a newer Armadio, which has more migrations.
async function isUpToDate(db: Database): Promise<boolean> {
  const ran = await ranNames(db).catch(() => [])
  return ran.join() === (await migrationNames()).toSorted().join()
}

/** The migrations that ran, in the order of their names. Throws if the database was never migrated. */
async function ranNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

async function migrationsFor(engine: DatabaseEngine): Promise<Record<string, Migration>> {
  const columns = columnsOf(columnTypes(engine))
  const migrations = (await migrationFiles()).map(async ({ name, file }): Promise<[string, Migration]> => {
    const module: unknown = await import(new URL(file, folder).href)
    if (!isMigrationModule(module)) throw new Error(`${name} has no function up`)
    return [name, { up: (db) => module.up(db, columns) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

function isMigrationModule(module: unknown): module is MigrationModule {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
}

async function migrationNames(): Promise<string[]> {
  return (await migrationFiles()).map(({ name }) => name)
}

async function migrationFiles(): Promise<{ name: string; file: string }[]> {
  return (await readdir(folder)).flatMap((file) => {
    const name = MIGRATION_FILE.exec(file)?.[1]
    return name === undefined ? [] : [{ name, file }]
  })
}

async function unknownMigrations(db: Database): Promise<string[]> {
  // The table is missing if its creation failed.
  const ran = await ranNames(db).catch(() => [])
  const known = new Set(await migrationNames())
  return ran.filter((name) => !known.has(name))
}

function whyTooNew(unknown: readonly string[]): string {
  return (
    `This database was last opened by a newer Armadio (it has step ${unknown.join(', ')}, which this version doesn't ` +
    'know). Start the newer version or set DATA_DIR to another folder.'
  )
}

function whyFailed(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `Couldn't update the database (${reason}). Nothing in it changed.`
}
