import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '../../../src/server/db/migrate.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import type { DatabaseTarget } from '../../../src/server/db/open-database.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL role that may create databases. */
    postgresAdminUrl: string
    /** A migrated PostgreSQL database to copy, without connections. */
    postgresTemplate: string
    /** A migrated SQLite file to copy. */
    sqliteTemplate: string
  }
}

const undo: (() => Promise<unknown>)[] = []

/** Starts a PostgreSQL and creates a migrated database of each engine to copy, once for all test files. */
export async function setup(project: TestProject): Promise<void> {
  try {
    const folder = await mkdtemp(join(tmpdir(), 'armadio-tests-'))
    undo.unshift(() => rm(folder, { recursive: true, force: true }))
    const sqliteTemplate = join(folder, 'template.sqlite')
    await migrate({ engine: 'sqlite', file: sqliteTemplate })

    const adminUrl = (await givenServer()) ?? (await startOwnServer())
    const postgresTemplate = `armadio_template_${randomUUID().replaceAll('-', '')}`
    await runAsAdmin(adminUrl, `create database ${postgresTemplate}`)
    undo.unshift(() => dropWithCopies(adminUrl, postgresTemplate))
    await migrate({ engine: 'postgres', url: withDatabase(adminUrl, postgresTemplate) })

    project.provide('postgresAdminUrl', adminUrl)
    project.provide('postgresTemplate', postgresTemplate)
    project.provide('sqliteTemplate', sqliteTemplate)
  } catch (error) {
    await teardown()
    throw error
  }
}

/** Stops everything in reverse order. */
export async function teardown(): Promise<void> {
  for (const step of undo.splice(0)) await step()
}

async function givenServer(): Promise<string | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return undefined
  const opened = await openDatabase({ engine: 'postgres', url }).catch((error: unknown) => {
    throw new Error(
      'TEST_DATABASE_URL cannot be used. Leave it out, and the tests start their own PostgreSQL.',
      {
        cause: error,
      },
    )
  })
  await opened.close()
  return url
}

async function startOwnServer(): Promise<string> {
  const server = await startPostgresServer()
  undo.unshift(() => server.stop())
  return server.adminUrl
}

async function migrate(target: DatabaseTarget): Promise<void> {
  const opened = await openDatabase(target)
  await migrateToLatest(opened)
  await opened.close()
}

// The copies have names that begin with the template's.
async function dropWithCopies(adminUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}

async function runAsAdmin(adminUrl: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(command)
  await client.end()
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = name
  return url.href
}
