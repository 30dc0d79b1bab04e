import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  openDatabase,
  type DatabaseEngine,
  type DatabaseTarget,
  type OpenDatabase,
} from '../../src/server/db/open-database.ts'
import { startPostgresServer, type PostgresServer } from '../../tests/support/database/postgres-server.ts'

/** A separate data folder and database (SQLite or PostgreSQL) for one reliability test. */
export interface Place {
  readonly engine: DatabaseEngine
  readonly folder: string
  readonly target: DatabaseTarget
  readonly environment: Readonly<Record<string, string>>
  open(): Promise<OpenDatabase>
}

/** Creates data folders with their databases, and removes all of them at the end. */
export interface Places {
  make(engine: DatabaseEngine, folder?: string): Promise<Place>
  /** Address of the temporary PostgreSQL, which is started on the first call. */
  adminUrl(): Promise<string>
  close(): Promise<void>
}

export function createPlaces(): Places {
  let server: Promise<PostgresServer> | undefined
  const folders: string[] = []
  const adminUrl = async () => {
    const given = process.env['TEST_DATABASE_URL']
    if (given !== undefined) return given
    server ??= startPostgresServer()
    return (await server).adminUrl
  }
  return {
    adminUrl,
    async make(engine, given) {
      const folder = given ?? (await mkdtemp(join(tmpdir(), 'armadio-torture-')))
      if (given === undefined) folders.push(folder)
      return engine === 'sqlite' ? sqlitePlace(folder) : postgresPlace(folder, await adminUrl())
    },
    async close() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
      await (await server)?.stop()
    },
  }
}

function sqlitePlace(folder: string): Place {
  const target: DatabaseTarget = { engine: 'sqlite', file: join(folder, 'armadio.db') }
  return {
    engine: 'sqlite',
    folder,
    target,
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => openDatabase(target),
  }
}

async function postgresPlace(folder: string, adminUrl: string): Promise<Place> {
  const name = `torture_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = name
  const target: DatabaseTarget = { engine: 'postgres', url: url.href }
  return {
    engine: 'postgres',
    folder,
    target,
    environment: { DATA_DIR: folder, DATABASE_URL: url.href },
    open: () => openDatabase(target),
  }
}
