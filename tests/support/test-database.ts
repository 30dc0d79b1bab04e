import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest'
import { openDatabase } from '../../src/server/db/open-database.ts'
import type {
  Database,
  DatabaseEngine,
  DatabaseTarget,
  OpenDatabase,
} from '../../src/server/db/open-database.ts'
import { openPostgresPool } from '../../src/server/db/postgres/open-postgres-pool.ts'

/** The database of the running test: migrated, with no rows. */
export interface GivenDatabase {
  readonly engine: DatabaseEngine
  db(): Database
  /** Its address, to open it again. */
  target(): DatabaseTarget
}

/** Runs the tests on SQLite and on PostgreSQL. Each test begins with a migrated database that has no rows. */
export function describeOnEachDatabase(name: string, declareTests: (given: GivenDatabase) => void): void {
  describe.each<DatabaseEngine>(['sqlite', 'postgres'])(`${name} (%s)`, (engine) => {
    let database: TestDatabase
    let opened: OpenDatabase
    beforeAll(async () => {
      database = await makeTestDatabase(engine, 'migrated')
    })
    beforeEach(async () => {
      await database.clear()
      opened = await openDatabase(database.target)
    })
    afterEach(() => opened.close())
    afterAll(() => database.remove())
    declareTests({ engine, db: () => opened.db, target: () => database.target })
  })
}

/** A database of one's own; the caller removes it. */
export interface TestDatabase {
  readonly target: DatabaseTarget
  /** Deletes every row, without other connections. */
  clear(): Promise<void>
  remove(): Promise<void>
}

/** Creates a migrated or an empty database. Most tests want describeOnEachDatabase. */
export async function makeTestDatabase(
  engine: DatabaseEngine,
  state: 'migrated' | 'empty',
): Promise<TestDatabase> {
  return engine === 'sqlite' ? await makeSqliteFile(state) : await makePostgresDatabase(state)
}

async function makeSqliteFile(state: 'migrated' | 'empty'): Promise<TestDatabase> {
  const outer = await mkdtemp(join(dirname(inject('sqliteTemplate')), 'test-'))
  const folder = join(outer, 'data')
  const file = join(folder, 'armadio.sqlite')
  const clear = async () => {
    // The whole folder: SQLite keeps a journal next to the file.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    if (state === 'migrated') await copyFile(inject('sqliteTemplate'), file)
  }
  await clear()
  return {
    target: { engine: 'sqlite', file },
    clear,
    remove: () => rm(outer, { recursive: true, force: true }),
  }
}

// PostgreSQL takes 300 ms to copy a database, 100 to truncate its tables, and one to delete the few rows.
async function makePostgresDatabase(state: 'migrated' | 'empty'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = state === 'migrated' ? inject('postgresTemplate') : 'template0'
  await runAsAdmin(`create database ${name} template ${template}`)
  const url = new URL(inject('postgresAdminUrl'))
  url.pathname = name
  // The program's own pool: a connection that is still closing when its database is dropped emits an error, which the
  // pool handles.
  const cleaner = await openPostgresPool(url.href)
  return {
    target: { engine: 'postgres', url: url.href },
    clear: () => deleteAllRows(cleaner),
    async remove() {
      await cleaner.end()
      await runAsAdmin(`drop database ${name} with (force)`)
    },
  }
}

async function deleteAllRows(pool: pg.Pool): Promise<void> {
  // A table is younger than those it references, so the youngest is emptied first.
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
     order by oid desc`,
  )
  await pool.query(rows.map(({ name }) => `delete from ${name}`).join(';'))
}

async function runAsAdmin(command: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresAdminUrl') })
  await admin.connect()
  await admin.query(command)
  await admin.end()
}
