import { readdir } from 'node:fs/promises'
import { Migrator, sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { columnTypes } from './schema/column-types.ts'
import { columnsOf } from './schema/columns.ts'
import type { Columns } from './schema/columns.ts'
import { DatabaseUnusable } from './database-unusable.ts'
import type { Database, DatabaseEngine, OpenDatabase } from './open-database.ts'
import { withoutTimeouts } from './postgres/open-postgres-pool.ts'

// One file for each migration, run in the order of their names. A released name never changes: databases store it.
const folder = new URL('./migrations/', import.meta.url)
const MIGRATION_FILE = /^(\d{4}-[a-z\d-]+)\.ts$/

interface Step {
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
  // Migrations use snake_case, as the database does.
  const plain = db.withoutPlugins()
  const migrate = (on: Database) =>
    new Migrator({ db: on, provider: { getMigrations: () => migrationsFor(engine) } }).migrateToLatest()
  const { error, results = [] } =
    engine === 'sqlite' ? await migrate(plain) : await plain.connection().execute(untimed(migrate))
  if (error === undefined) return results.map(({ migrationName }) => migrationName)

  const unknown = await unknownSteps(plain)
  throw new DatabaseUnusable(unknown.length > 0 ? whyTooNew(unknown) : whyFailed(error), { cause: error })
}

// A migration of a large database takes its time, and so does waiting for another process that migrates.
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
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return (await migrationNames()).every((name) => ran.has(name))
}

async function migrationsFor(engine: DatabaseEngine): Promise<Record<string, Migration>> {
  const columns = columnsOf(columnTypes(engine))
  const migrations = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const step: unknown = await import(new URL(`${name}.ts`, folder).href)
    if (!isStep(step)) throw new Error(`${name} has no function up`)
    return [name, { up: (db) => step.up(db, columns) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

function isStep(module: unknown): module is Step {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).flatMap((file) => MIGRATION_FILE.exec(file)?.[1] ?? [])
}

async function unknownSteps(db: Database): Promise<string[]> {
  // The first statement that can fail creates the table that is read here.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const known = new Set(await migrationNames())
  return rows.map(({ name }) => name).filter((name) => !known.has(name))
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
