import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts'
import { openDatabase, type Database, type OpenDatabase } from './open-database.ts'
import { storageFailure } from './storage-failure.ts'
import { inUnitOfWork } from './unit-of-work.ts'

let made: TestDatabase
let opened: OpenDatabase
beforeEach(async () => {
  made = await makeTestDatabase('postgres', 'empty')
  opened = await openDatabase(made.target)
  await sql`create table counts (name text primary key, count integer not null)`.execute(opened.db)
  await sql`insert into counts values ('a', 0), ('b', 0)`.execute(opened.db)
})
afterEach(async () => {
  await opened.close()
  await made.remove()
})

const counts = async () => {
  const { rows } = await sql<{ count: number }>`select count from counts order by name`.execute(opened.db)
  return rows.map(({ count }) => count)
}

const increase = (db: Database, name: string) =>
  sql`update counts set count = count + 1 where name = ${name}`.execute(db)

/** Two transactions that deadlock once both have changed their first row; later attempts don't. */
function crossing() {
  const both = Promise.withResolvers<void>()
  let arrived = 0
  return async (db: Database, first: string, second: string) => {
    await increase(db, first)
    arrived += 1
    if (arrived === 2) both.resolve()
    await both.promise
    await increase(db, second)
  }
}

test('two deadlocked transactions both commit, each once', async () => {
  const cross = crossing()
  await Promise.all([
    opened.db.transaction().execute((transaction) => cross(transaction, 'a', 'b')),
    opened.db.transaction().execute((transaction) => cross(transaction, 'b', 'a')),
  ])
  expect(await counts()).toEqual([2, 2])
})

test('work that throws its own error is not retried', async () => {
  let attempts = 0
  const failing = opened.db.transaction().execute(async (transaction) => {
    attempts += 1
    await increase(transaction, 'a')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([attempts, await counts()]).toEqual([1, [0, 0]])
})

test('a part of a unit of work is not retried alone', async () => {
  let attempts = 0
  const unit = inUnitOfWork(
    async () => {
      await increase(opened.db, 'a')
      await opened.db.transaction().execute(async (transaction) => {
        attempts += 1
        await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(transaction)
      })
    },
    async () => {},
  )
  await expect(unit).rejects.toMatchObject({ code: '40P01' })
  expect([attempts, await counts()]).toEqual([1, [0, 0]])
})

test('a statement that exceeds its timeout fails as unavailable storage', async () => {
  const failing = opened.db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 1`.execute(transaction)
    await sql`select pg_sleep(60)`.execute(transaction)
  })
  expect(storageFailure(await failing.catch((error: unknown) => error))).toBe('unavailable')
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(opened.db)
  expect(rows).toEqual([{ statementTimeout: '1min' }])
})
