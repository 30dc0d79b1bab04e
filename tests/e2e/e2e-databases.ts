import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgresServer, type PostgresServer } from '../support/database/postgres-server.ts'

/** Databases of a temporary PostgreSQL, which starts on demand, or of the server in TEST_DATABASE_URL. */
export interface E2eDatabases {
  /** Creates an empty database and returns its address. */
  create(): Promise<string>
  /** Drops a database and closes its connections. */
  drop(url: string): Promise<void>
  end(): Promise<void>
}

/** PostgreSQL starts on the first `create()`. */
export function e2eDatabases(): E2eDatabases {
  let own: Promise<PostgresServer> | null = null
  const adminUrl = async () => {
    const given = process.env['TEST_DATABASE_URL']
    if (given) return given
    own ??= startPostgresServer()
    return (await own).adminUrl
  }
  const asAdmin = async (command: string) => {
    const client = new pg.Client({ connectionString: await adminUrl() })
    await client.connect()
    await client.query(command)
    await client.end()
  }
  return {
    async create() {
      const url = new URL(await adminUrl())
      url.pathname = `e2e_${randomUUID().replaceAll('-', '')}`
      await asAdmin(`create database ${url.pathname.slice(1)}`)
      return url.href
    },
    drop: (url) => asAdmin(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
    async end() {
      await (await own)?.stop()
    },
  }
}
