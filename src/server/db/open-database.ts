import { CamelCasePlugin, Kysely } from 'kysely'
import type { Dialect } from 'kysely'
import { openPostgresPool } from './open-postgres-pool.ts'
import { openSqliteFile } from './open-sqlite-file.ts'
import { JsonPostgresDialect } from './postgres-dialect.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** The database as every store sees it; a transaction is one too. */
export type Database = Kysely<Tables>

/** Where the database is. */
export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

/** The two engines that one set of queries runs on. */
export type DatabaseEngine = DatabaseTarget['engine']

/** A database that answers. Inside a transaction use only the transaction: on SQLite `db` would wait for ever. */
export interface OpenDatabase {
  readonly db: Database
  readonly engine: DatabaseEngine
  close(): Promise<void>
}

/** Opens the database and makes sure it answers; throws DatabaseUnusable with a sentence when it does not. */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const db = createKysely(await openDialect(target))
  // Kysely closes only what it has used once.
  await db.connection().execute(async () => {})
  return { db, engine: target.engine, close: () => db.destroy() }
}

async function openDialect(target: DatabaseTarget): Promise<Dialect> {
  if (target.engine === 'sqlite') return new NodeSqliteDialect(await openSqliteFile(target.file))
  return new JsonPostgresDialect(await openPostgresPool(target.url))
}

function createKysely(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
}
