import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult, SqliteDatabase, SqliteStatement } from 'kysely'
import { DatabaseDamaged, type DamageWatch } from '../damage-watch.ts'
import { whenNotBusy, isFailedWrite } from './sqlite-errors.ts'
import { storageFailure } from '../storage-failure.ts'
import { withUnitsOfWork } from '../unit-of-work.ts'
import { whyWriteFailed } from './why-write-failed.ts'

// Preparing takes three quarters of a small query's time (measured).
const MAX_CACHED_STATEMENTS = 200
const CACHEABLE = /^\s*(select|insert|update|delete|with)\b/i
// The end of a transaction that met the damage too.
const POSSIBLE_WHEN_DAMAGED = /^\s*(select|pragma|rollback)\b/i
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i

type Row = Record<string, unknown>
type Convert = (stored: SQLOutputValue) => unknown

// Keyed by the declared column type (column-types.ts); SQLite stores only text and numbers.
const fromStored: Record<string, Convert> = {
  boolean: (stored) => stored === 1,
  json_text: (stored) => JSON.parse(String(stored)),
  timestamp_text: (stored) => new Date(String(stored)),
}

function toStored(value: unknown): SQLInputValue {
  if (value === undefined) throw new TypeError("undefined isn't a value for the database, use null")
  if (typeof value === 'boolean') return value ? 1 : 0
  // PostgreSQL rejects this character, so it is rejected here too.
  if (typeof value === 'string' && value.includes('\0'))
    throw new TypeError("a text can't hold a NUL character")
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  return JSON.stringify(value)
}

interface RowReader {
  readonly hasColumns: boolean
  read(row: Record<string, SQLOutputValue>): Row
}

function rowReader(statement: StatementSync): RowReader {
  const columns = statement.columns()
  const conversions = columns.flatMap(({ name, type }) => {
    const convert = type === null ? undefined : fromStored[type.toLowerCase()]
    return convert ? [{ name, convert }] : []
  })
  return {
    hasColumns: columns.length > 0,
    read(stored) {
      const row: Row = stored
      for (const { name, convert } of conversions) {
        const value = stored[name]
        if (value !== null && value !== undefined) row[name] = convert(value)
      }
      return row
    },
  }
}

function wrapStatement(statement: StatementSync): SqliteStatement {
  const rows = rowReader(statement)
  const all = (parameters: readonly unknown[]) => statement.all(...parameters.map(toStored)).map(rows.read)
  return {
    reader: rows.hasColumns,
    all,
    run: (parameters) => statement.run(...parameters.map(toStored)),
    // No streaming: PostgreSQL would need cursors for it.
    iterate: (parameters) => all(parameters).values(),
  }
}

/** node:sqlite behind the interface of Kysely's SQLite driver, with values converted both ways. */
function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const cached = new LRUCache<string, SqliteStatement>({ max: MAX_CACHED_STATEMENTS })
  return {
    prepare(sql) {
      // A statement knows its columns only from its preparation.
      if (CHANGES_SCHEMA.test(sql)) cached.clear()
      const statement = cached.get(sql) ?? wrapStatement(database.prepare(sql))
      if (CACHEABLE.test(sql)) cached.set(sql, statement)
      return statement
    },
    close() {
      cached.clear()
      database.close()
    },
  }
}

// SQLite's own busy timeout would block the event loop; this one yields.
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #file: WatchedFile

  constructor(connection: DatabaseConnection, file: WatchedFile) {
    this.#connection = connection
    this.#file = file
  }

  // A statement that failed with SQLITE_BUSY has changed nothing, so it can be retried.
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { damage } = this.#file
    if (damage.reason !== null && !POSSIBLE_WHEN_DAMAGED.test(query.sql))
      throw new DatabaseDamaged(damage.reason)
    try {
      return await whenNotBusy(() => this.#connection.executeQuery<R>(query))
    } catch (error) {
      const noRoom = isFailedWrite(error) ? await whyWriteFailed(this.#file.path) : null
      if (storageFailure(noRoom) === 'full') throw noRoom
      if (storageFailure(error) === 'damaged')
        damage.report(error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

interface WatchedFile {
  readonly path: string
  readonly damage: DamageWatch
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #file: WatchedFile

  constructor(database: DatabaseSync, wrapped: SqliteDatabase, file: WatchedFile) {
    super({ database: wrapped })
    this.#database = database
    this.#file = file
  }

  // A deferred transaction that reads and then writes fails at once if another process wrote in between; an immediate
  // one waits. This also serializes the migrations of two processes.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#file)
  }

  // On a full disk SQLite rolls back by itself; a second rollback would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver

  constructor(database: DatabaseSync, path: string, damage: DamageWatch) {
    const wrapped = wrapDatabase(database)
    super({ database: wrapped })
    this.#createDriver = () => withUnitsOfWork(new NodeSqliteDriver(database, wrapped, { path, damage }))
  }

  override createDriver(): Driver {
    return this.#createDriver()
  }

  override createAdapter(): NodeSqliteAdapter {
    return new NodeSqliteAdapter()
  }
}
