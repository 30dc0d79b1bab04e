import { PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { Driver, PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { fieldOf, rowOf } from '../column-names.ts'
import { withUnitsOfWork } from '../unit-of-work.ts'
import { createStatementNames, isUnprepared } from './statement-names.ts'

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

/** A pool that returns rows in camelCase. Kysely caches a connection per client, so each client is wrapped only once. */
function poolWithFields(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? clientWithFields(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function clientWithFields(client: pg.PoolClient): PostgresPoolClient {
  const names = createStatementNames()
  const query = async (text: string, parameters: readonly unknown[]) => {
    const statement = { text, values: [...parameters], rowMode: 'array' as const }
    const name = parameters.length > 0 ? names.nameOf(text) : undefined
    const result = await client
      .query<unknown[]>({ ...statement, ...(name && { name }) })
      .catch((error: unknown) => {
        if (!name || !isUnprepared(error)) throw error
        names.forget(text)
        return client.query<unknown[]>(statement)
      })
    const fields = result.fields.map((field) => fieldOf(field.name))
    return { ...result, rows: result.rows.map((values) => rowOf(fields, values)) }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's also takes a cursor, which we never pass
  return { query: query as never, release: () => client.release() }
}

/** Kysely's PostgreSQL dialect, with lists and objects sent as JSON; the fields of its rows are in camelCase. */
export class JsonPostgresDialect extends PostgresDialect {
  constructor(pool: pg.Pool) {
    super({ pool: poolWithFields(pool) })
  }

  override createDriver(): Driver {
    return withUnitsOfWork(super.createDriver())
  }

  override createQueryCompiler(): JsonAwareCompiler {
    return new JsonAwareCompiler()
  }
}
