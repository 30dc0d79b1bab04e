import { CamelCasePlugin, Kysely } from 'kysely'
import type { Dialect } from 'kysely'
import { openPostgresPool } from './open-postgres-pool.ts'
import { openSqliteFile } from './open-sqlite-file.ts'
import { JsonPostgresDialect } from './postgres-dialect.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** The database as stores use it; a transaction has the same type. */
export type Database = Kysely<Tables>

/** The address of the database. */
export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

/** The two engines. */
export type DatabaseEngine = DatabaseTarget['engine']

/** A connected database. Inside a transaction use only the transaction: on SQLite `db` would deadlock. */
export interface OpenDatabase {
  readonly db: Database
  readonly engine: DatabaseEngine
  close(): Promise<void>
}

/** Opens the database and checks the connection; throws DatabaseUnusable with a sentence on failure. */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const db = createKysely(await openDialect(target))
  // Kysely closes only connections that it has used.
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
