import { PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { Driver } from 'kysely'
import type pg from 'pg'
import { withUnitsOfWork } from '../unit-of-work.ts'

function toParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError("undefined isn't a value for the database, use null")
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date || value instanceof Uint8Array) return value
  // pg would send a JavaScript array as a PostgreSQL array, which jsonb rejects.
  return JSON.stringify(value)
}

class JsonAwareCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(toParameter(value))
  }
}

/** Kysely's PostgreSQL dialect, with lists and objects sent as JSON. */
export class JsonPostgresDialect extends PostgresDialect {
  constructor(pool: pg.Pool) {
    super({ pool })
  }

  override createDriver(): Driver {
    return withUnitsOfWork(super.createDriver())
  }

  override createQueryCompiler(): JsonAwareCompiler {
    return new JsonAwareCompiler()
  }
}
