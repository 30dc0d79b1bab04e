import pg from 'pg'
import { DatabaseUnusable } from './database-unusable.ts'

const CONNECTION_TIMEOUT_MS = 5_000
const MAX_CONNECTIONS = 10

// Only the types that pg reads in another way than SQLite gives them.
const readers: Record<number, (text: string) => unknown> = {
  // A date has no zone; as a Date it would move by a day west of Greenwich.
  [pg.types.builtins.DATE]: (text) => text,
  // count(*) is an int8, which pg leaves as text.
  [pg.types.builtins.INT8]: Number,
}

/** Connects once to see that it works; throws DatabaseUnusable with a sentence when it does not. */
export async function openPostgresPool(url: string): Promise<pg.Pool> {
  const place = placeOf(url)
  const pool = createPool(url)
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

// Never the whole address: it holds the password.
function placeOf(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnusable(
      "DATABASE_URL isn't the address of a PostgreSQL database. It looks like postgres://user:password@host:5432/name.",
    )
  }
  return `${parsed.host}${parsed.pathname}`
}

// A host with several addresses fails with one error for each, under an empty message.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'armadio',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => readers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // An 'error' event that nobody hears ends the process. The pool drops the broken connection by itself and
  // the query that was running on it is refused, so nothing is left to do.
  pool.on('error', () => {})
  // The pool listens only while a connection rests; this also covers a break between two queries.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
