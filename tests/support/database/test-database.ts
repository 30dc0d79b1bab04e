import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest'
import { once } from '../../../src/domain/once.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import type {
  Database,
  DatabaseEngine,
  DatabaseTarget,
  OpenDatabase,
} from '../../../src/server/db/open-database.ts'
import { openPostgresPool } from '../../../src/server/db/postgres/open-postgres-pool.ts'

/** The database of the running test: migrated and empty. */
export interface GivenDatabase {
  readonly engine: DatabaseEngine
  db(): Database
  /** Its address, for another connection. */
  target(): DatabaseTarget
}

/** Runs the tests on SQLite and on PostgreSQL. Each test begins with a migrated, empty database. */
export function describeOnEachDatabase(name: string, declareTests: (given: GivenDatabase) => void): void {
  describe(`${name} (sqlite)`, () => {
    let database: TestDatabase
    let opened: OpenDatabase
    beforeAll(async () => {
      database = await makeSqliteFile('migrated')
    })
    beforeEach(async () => {
      await database.clear()
      opened = await openDatabase(database.target)
    })
    afterEach(() => opened.close())
    afterAll(() => database.remove())
    declareTests({ engine: 'sqlite', db: () => opened.db, target: () => database.target })
  })
  describe(`${name} (postgres)`, () => {
    let shared: SharedPostgres
    beforeAll(async () => {
      shared = await sharedPostgres()
    })
    beforeEach(() => shared.database.clear())
    declareTests({
      engine: 'postgres',
      db: () => shared.opened.db,
      target: () => shared.database.target,
    })
  })
}

interface SharedPostgres {
  readonly database: TestDatabase
  readonly opened: OpenDatabase
}

// All tests of a worker, which run one after another, share a database and its connections: making one takes 400 ms, and
// connecting for each test 40 ms. The database is dropped after the run.
const sharedPostgres = once(async (): Promise<SharedPostgres> => {
  const database = await makePostgresDatabase('migrated')
  return { database, opened: await openDatabase(database.target) }
})

/** A separate database; the caller removes it. */
export interface TestDatabase {
  readonly target: DatabaseTarget
  /** Deletes every row; requires that no other connection is open. */
  clear(): Promise<void>
  remove(): Promise<void>
}

/** Creates a database with or without tables. Most tests use describeOnEachDatabase instead. */
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
    // Removes the folder, because SQLite has a journal next to the file.
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

// PostgreSQL takes 300 ms to copy a database, 100 ms to truncate its tables and 1 ms to delete a few rows.
async function makePostgresDatabase(state: 'migrated' | 'empty'): Promise<TestDatabase> {
  const name = `${inject('postgresTemplate')}_${randomBytes(6).toString('hex')}`
  const template = state === 'migrated' ? inject('postgresTemplate') : 'template0'
  await runAsAdmin(`create database ${name} template ${template}`)
  const url = new URL(inject('postgresAdminUrl'))
  url.pathname = name
  // Uses Armadio's own pool, which handles the error of a connection that is closing while its database is dropped.
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
  // A table is newer than the tables that it references, so rows are deleted from the newest first.
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
