import { Kysely } from 'kysely'
import type { Dialect, TransactionBuilder } from 'kysely'
import { SnakeCaseColumns } from './column-names.ts'
import { createDamageWatch, type DamageWatch } from './damage-watch.ts'
import { openSqliteFile } from './sqlite/open-sqlite-file.ts'
import { retryContended } from './retry-contended.ts'
import { NodeSqliteDialect } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables/tables.ts'
import { isInOpenUnitOfWork } from './unit-of-work.ts'

/** The database as stores use it; a transaction has the same type. */
export type Database = Kysely<Tables>

/** The address of the database. */
export type DatabaseTarget =
  { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string; connections?: number }

/** The two engines. */
export type DatabaseEngine = DatabaseTarget['engine']

/** A connected database. Inside a transaction use only the transaction: on SQLite `db` would deadlock. */
export interface OpenDatabase {
  readonly db: Database
  readonly engine: DatabaseEngine
  /** Damage of a SQLite file, found by a statement or reported. */
  readonly damage: DamageWatch
  close(): Promise<void>
}

/**
 * Opens the database and checks the connection. `onDamage` receives the first damage that is found.
 * @throws DatabaseUnusable
 */
export async function openDatabase(
  target: DatabaseTarget,
  onDamage: (reason: string) => void = () => {},
): Promise<OpenDatabase> {
  const damage = createDamageWatch(onDamage)
  const db = createKysely(await openDialect(target, damage))
  // Kysely closes only connections that it has used.
  await db.connection().execute(async () => {})
  return { db, engine: target.engine, damage, close: () => db.destroy() }
}

async function openDialect(target: DatabaseTarget, damage: DamageWatch): Promise<Dialect> {
  if (target.engine === 'sqlite')
    return new NodeSqliteDialect(await openSqliteFile(target.file), target.file, damage)
  // Its driver takes 10 ms to load, which SQLite doesn't need.
  const { openPostgresPool } = await import('./postgres/open-postgres-pool.ts')
  const { JsonPostgresDialect } = await import('./postgres/postgres-dialect.ts')
  return new JsonPostgresDialect(await openPostgresPool(target.url, target.connections))
}

/** Retries transactions that PostgreSQL rolls back because of concurrent ones. */
class RetryingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    // A part of a larger transaction can't be retried alone.
    builder.execute = (work) => (isInOpenUnitOfWork() ? execute(work) : retryContended(() => execute(work)))
    return builder
  }
}

function createKysely(dialect: Dialect): Database {
  return new RetryingKysely({ dialect, plugins: [new SnakeCaseColumns()] })
}
