import pg from 'pg'
import { DatabaseUnusable } from '../database-unusable.ts'

const CONNECTION_TIMEOUT_MS = 5_000
const USUAL_CONNECTIONS = 10
// Far longer than any of our statements: a stuck one must not keep its connection and locks forever.
const STATEMENT_TIMEOUT_MS = 60_000
// For a transaction whose program hangs.
const IDLE_TRANSACTION_TIMEOUT_MS = 120_000

// Only the types that pg reads differently from SQLite.
const readers: Record<number, (text: string) => unknown> = {
  // A date has no time zone; as a Date it would move by a day west of Greenwich.
  [pg.types.builtins.DATE]: (text) => text,
  // count(*) is an int8, which pg returns as text.
  [pg.types.builtins.INT8]: Number,
}

/** Opens a pool of at most `connections`. Connects once as a check; throws DatabaseUnusable on failure. */
export async function openPostgresPool(url: string, connections = USUAL_CONNECTIONS): Promise<pg.Pool> {
  const place = placeOf(url)
  const pool = createPool(url, connections)
  try {
    await pool.query('select 1')
    return pool
  } catch (error) {
    await pool.end()
    throw new DatabaseUnusable(
      `PostgreSQL at ${place} can't be used (${reasonOf(error)}). Check DATABASE_URL and that the server is running.`,
      { cause: error },
    )
  }
}

// Never the whole address: it contains the password.
function placeOf(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnusable(
      "DATABASE_URL isn't the address of a PostgreSQL database. It looks like postgres://user:password@host:5432/name.",
    )
  }
  return `${parsed.host}${parsed.pathname}`
}

// A host with several addresses fails with an AggregateError that has an empty message.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function createPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'armadio',
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => readers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // An unhandled 'error' event ends the process. The pool removes the broken connection and rejects its query, so
  // no handling is needed.
  pool.on('error', () => {})
  // The pool listens only to idle connections; this also covers a failure between two queries.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
