import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import type { Driver, SqliteDatabase, SqliteStatement } from 'kysely'
import { fieldOf, rowOf } from '../column-names.ts'
import type { DamageWatch } from '../damage-watch.ts'
import { withUnitsOfWork } from '../unit-of-work.ts'
import { GroupCommitDriver } from './group-commit-driver.ts'

// Preparing takes three quarters of a small query's time (measured).
const MAX_CACHED_STATEMENTS = 200
const CACHEABLE = /^\s*(select|insert|update|delete|with)\b/i
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i

type Row = Record<string, unknown>
type Convert = (stored: unknown) => unknown

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
  readonly fields: readonly string[]
  read(values: unknown[]): Row
}

function rowReader(statement: StatementSync): RowReader {
  const columns = statement.columns()
  const fields = columns.map(({ name }) => fieldOf(name))
  const conversions = columns.flatMap(({ type }, at) => {
    const convert = type === null ? undefined : fromStored[type.toLowerCase()]
    return convert ? [{ at, convert }] : []
  })
  return {
    fields,
    read(values) {
      for (const { at, convert } of conversions) {
        const value = values[at]
        if (value !== null && value !== undefined) values[at] = convert(value)
      }
      return rowOf(fields, values)
    },
  }
}

function wrapStatement(statement: StatementSync): SqliteStatement {
  // As an object, node:sqlite would build each row as a dictionary.
  statement.setReturnArrays(true)
  let reader = rowReader(statement)
  const all = (parameters: readonly unknown[]) => {
    const rows = statement.all(...parameters.map(toStored)).map(valuesOf)
    // SQLite re-prepares a statement after another process has added a column.
    if (rows[0] && rows[0].length !== reader.fields.length) reader = rowReader(statement)
    return rows.map(reader.read)
  }
  return {
    reader: reader.fields.length > 0,
    all,
    run: (parameters) => statement.run(...parameters.map(toStored)),
    // No streaming: PostgreSQL would need cursors for it.
    iterate: (parameters) => all(parameters).values(),
  }
}

// By its type, node:sqlite returns objects even after setReturnArrays.
function valuesOf(row: unknown): unknown[] {
  if (!Array.isArray(row)) throw new TypeError('SQLite returned a row without an array of values')
  return row
}

/** node:sqlite behind the interface of Kysely's SQLite driver, with values converted both ways. */
function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const cached = new LRUCache<string, SqliteStatement>({ max: MAX_CACHED_STATEMENTS })
  return {
    prepare(sql) {
      // A statement's columns are fixed when it is prepared.
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

class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect over node:sqlite; the fields of its rows are in camelCase. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver

  constructor(database: DatabaseSync, path: string, damage: DamageWatch) {
    const wrapped = wrapDatabase(database)
    super({ database: wrapped })
    this.#createDriver = () => withUnitsOfWork(new GroupCommitDriver(database, wrapped, { path, damage }))
  }

  override createDriver(): Driver {
    return this.#createDriver()
  }

  override createAdapter(): NodeSqliteAdapter {
    return new NodeSqliteAdapter()
  }
}
