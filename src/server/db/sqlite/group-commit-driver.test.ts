import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database, type OpenDatabase } from '../open-database.ts'
import { storageFailure } from '../storage-failure.ts'

let folder: string
let opened: OpenDatabase
let otherProcess: DatabaseSync
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-group-'))
  const file = join(folder, 'armadio.sqlite')
  opened = await openDatabase({ engine: 'sqlite', file })
  await sql`create table piece (name text unique)`.execute(opened.db)
  otherProcess = new DatabaseSync(file, { readOnly: true })
})
afterEach(async () => {
  otherProcess.close()
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (db: Database, name: string) => sql`insert into piece values (${name})`.execute(db)

const addInTransaction = (...names: string[]) =>
  opened.db.transaction().execute(async (transaction) => {
    for (const name of names) await add(transaction, name)
  })

const onDisk = () =>
  otherProcess
    .prepare('select name from piece order by name')
    .all()
    .map(({ name }) => name)

const outcomes = async (...transactions: Promise<unknown>[]) =>
  (await Promise.allSettled(transactions)).map(({ status }) => status)

test('transactions that end at about the same time are written to disk together', async () => {
  const seenByThird: unknown[] = []
  const third = async () => {
    await addInTransaction('skirt')
    seenByThird.push(onDisk())
  }
  const first = addInTransaction('shirt')
  const second = opened.db.transaction().execute(async (transaction) => {
    await add(transaction, 'scarf')
    seenByThird.push(onDisk())
  })
  await Promise.all([first, second, third()])
  expect(seenByThird).toEqual([[], ['scarf', 'shirt', 'skirt']])
})

test('a failed transaction does not affect the others of its group', async () => {
  expect(
    await outcomes(addInTransaction('shirt'), addInTransaction('coat', 'shirt'), addInTransaction('scarf')),
  ).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(onDisk()).toEqual(['scarf', 'shirt'])
})

test('after a failed first transaction, the next one starts a new group', async () => {
  expect(await outcomes(addInTransaction('shirt', 'shirt'), addInTransaction('scarf'))).toEqual([
    'rejected',
    'fulfilled',
  ])
  expect(onDisk()).toEqual(['scarf'])
})

test('a query outside of transactions sees only rows on disk', async () => {
  const adding = addInTransaction('shirt')
  const { rows } = await sql`select name from piece`.execute(opened.db)
  expect([rows.length, onDisk()]).toEqual([1, ['shirt']])
  await adding
})

test('a full disk fails and rolls back all transactions of a group', async () => {
  await sql`pragma max_page_count = 3`.execute(opened.db)
  const large = 'wool'.repeat(10_000)
  const transactions = [addInTransaction('shirt'), addInTransaction(large), addInTransaction('scarf')]
  const [shirt, coat, scarf] = await Promise.allSettled(transactions)
  expect([shirt, coat].map((ended) => ended?.status === 'rejected' && storageFailure(ended.reason))).toEqual([
    'full',
    'full',
  ])
  expect([scarf?.status, onDisk()]).toEqual(['fulfilled', ['scarf']])
})

test('a connection can be used after its commit', async () => {
  const together = opened.db.connection().execute(async (connection) => {
    await connection.transaction().execute((transaction) => add(transaction, 'shirt'))
    await add(connection, 'scarf')
  })
  await Promise.all([together, addInTransaction('skirt')])
  expect(onDisk()).toEqual(['scarf', 'shirt', 'skirt'])
})

test('runs more concurrent transactions than the maximum group size', async () => {
  const names = Array.from({ length: 150 }, (_, number) => `piece ${String(number).padStart(3, '0')}`)
  await Promise.all(names.map((name) => addInTransaction(name)))
  expect(onDisk()).toEqual(names)
})
