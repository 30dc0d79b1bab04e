import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { makeTestDatabase } from '../../../../tests/support/database/test-database.ts'
import type { TestDatabase } from '../../../../tests/support/database/test-database.ts'
import { DatabaseUnusable } from '../database-unusable.ts'
import { openDatabase } from '../open-database.ts'
import type { Database, OpenDatabase } from '../open-database.ts'

let made: TestDatabase
let opened: OpenDatabase
let other: OpenDatabase
beforeEach(async () => {
  made = await makeTestDatabase('postgres', 'empty')
  opened = await openDatabase(made.target)
  other = await openDatabase(made.target)
})
afterEach(async () => {
  await opened.close()
  await other.close()
  await made.remove()
})

async function one(db: Database) {
  return (await sql`select 1 as one`.execute(db)).rows
}

async function processId(db: Database) {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)
  return rows[0]?.id
}

function endProcess(id: number | undefined) {
  // The second argument waits for the end of the query.
  return sql`select pg_terminate_backend(${id}::int, 5000)`.execute(other.db)
}

test('opens no more connections than configured', async () => {
  if (made.target.engine !== 'postgres') throw new Error('The test needs PostgreSQL.')
  const small = await openDatabase({ ...made.target, connections: 1 })
  const ids = await Promise.all(Array.from({ length: 5 }, () => processId(small.db)))
  await small.close()
  expect(new Set(ids).size).toBe(1)
})

test('a broken idle connection is replaced', async () => {
  await endProcess(await processId(opened.db))
  await vi.waitFor(async () => expect(await one(opened.db)).toStrictEqual([{ one: 1 }]))
})

test('a connection that breaks between two queries of a transaction fails that transaction only', async () => {
  const broken = opened.db.transaction().execute(async (transaction) => {
    await endProcess(await processId(transaction))
    await one(transaction)
  })
  await expect(broken).rejects.toThrow()
  expect(await one(opened.db)).toStrictEqual([{ one: 1 }])
})

test('statements that a connection repeats are prepared, and survive a change of their columns', async () => {
  if (made.target.engine !== 'postgres') throw new Error('The test needs PostgreSQL.')
  const single = await openDatabase({ ...made.target, connections: 1 })
  await sql`create table hats (id int, name text)`.execute(single.db)
  await sql`insert into hats values (1, 'fedora')`.execute(single.db)
  const read = async () => (await sql`select * from hats where id = ${1}`.execute(single.db)).rows
  for (let use = 0; use < 4; use += 1) expect(await read()).toStrictEqual([{ id: 1, name: 'fedora' }])
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like '%from hats%'`.execute(single.db)
  expect(rows).toHaveLength(1)
  await sql`alter table hats add column color text`.execute(other.db)
  expect(await read()).toStrictEqual([{ id: 1, name: 'fedora', color: null }])
  await single.close()
})

test('the connection has an application name', async () => {
  const { rows } = await sql`select current_setting('application_name') as name`.execute(opened.db)
  expect(rows).toStrictEqual([{ name: 'armadio' }])
})

test('an unreachable server is reported with a message without the password', async () => {
  const opening = openDatabase({ engine: 'postgres', url: 'postgres://someone:secret@127.0.0.1:1/armadio' })
  await expect(opening).rejects.toThrow(DatabaseUnusable)
  await expect(opening).rejects.toThrow("PostgreSQL at 127.0.0.1:1/armadio can't be used")
  await expect(opening).rejects.toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  )
})

test('a missing database is reported with a message', async () => {
  const url = new URL(inject('postgresAdminUrl'))
  url.pathname = 'nowhere'
  await expect(openDatabase({ engine: 'postgres', url: url.href })).rejects.toThrow(
    '"nowhere" does not exist',
  )
})

test.each(['', 'localhost', 'mysql://localhost/armadio'])('%j is rejected as an address', async (url) => {
  const opening = openDatabase({ engine: 'postgres', url })
  await expect(opening).rejects.toThrow(DatabaseUnusable)
  await expect(opening).rejects.toThrow('It looks like postgres://user:password@host:5432/name')
})
