import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnusable } from '../database-unusable.ts'
import { openDatabase } from '../open-database.ts'
import { runTogether } from '../../../../tests/support/server/run-together.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function open(...path: string[]) {
  return openDatabase({ engine: 'sqlite', file: join(folder, ...path) })
}

test('creates a missing file and its folder', async () => {
  const { db, close } = await open('new', 'folder', 'armadio.sqlite')
  expect((await sql`select 1 as one`.execute(db)).rows).toStrictEqual([{ one: 1 }])
  await close()
})

// New files, one after the other, in lockstep.
const program = `
  const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('../open-database.ts'))})
  const startAt = await together()
  for (let number = 0; number < 30; number += 1) {
    waitUntil(startAt + number * 20)
    await (await openDatabase({ engine: 'sqlite', file: process.argv[1] + number })).close()
  }
  console.log('opened all')
`

test('a new file may be opened by two processes at the same moment', async () => {
  const outcomes = await runTogether(2, program, join(folder, 'armadio.sqlite'))
  expect(outcomes).toStrictEqual(['opened all', 'opened all'])
})

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
])('%s is %s, which makes commits durable', async (pragma, value) => {
  const { db, close } = await open('armadio.sqlite')
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(db)
  expect(Object.values(rows[0] ?? {})).toStrictEqual([value])
  await close()
})

test('a write waits for another program without blocking the event loop', async () => {
  const { db, close } = await open('armadio.sqlite')
  await sql`create table piece (name text)`.execute(db)
  const other = new DatabaseSync(join(folder, 'armadio.sqlite'))
  other.exec('begin immediate')
  let isWritten = false
  const writing = sql`insert into piece values ('shirt')`.execute(db).then(() => (isWritten = true))
  await new Promise((turn) => setImmediate(turn))
  expect(isWritten).toBe(false)
  other.exec('commit')
  other.close()
  await writing
  expect((await sql`select name from piece`.execute(db)).rows).toStrictEqual([{ name: 'shirt' }])
  await close()
})

test('a cached query returns a column that was added later', async () => {
  const { db, close } = await open('armadio.sqlite')
  await sql`create table piece (name text)`.execute(db)
  await sql`insert into piece values ('shirt')`.execute(db)
  const pieces = sql`select * from piece`
  expect((await pieces.execute(db)).rows).toStrictEqual([{ name: 'shirt' }])
  await sql`alter table piece add column is_clean boolean default true`.execute(db)
  expect((await pieces.execute(db)).rows).toStrictEqual([{ name: 'shirt', isClean: true }])
  await close()
})

test('the error states why SQLite itself rolled a transaction back', async () => {
  const { db, close } = await open('armadio.sqlite')
  await sql`create table piece (name text unique)`.execute(db)
  const failing = db.transaction().execute(async (transaction) => {
    await sql`insert into piece values ('shirt')`.execute(transaction)
    await sql`insert or rollback into piece values ('shirt')`.execute(transaction)
  })
  await expect(failing).rejects.toThrow('UNIQUE constraint failed: piece.name')
  await close()
})

test('a file that is not a database is reported with a message', async () => {
  await writeFile(
    join(folder, 'notes.txt'),
    'Not a database, and longer than the header of one. '.repeat(100),
  )
  const opening = open('notes.txt')
  await expect(opening).rejects.toThrow(DatabaseUnusable)
  await expect(opening).rejects.toThrow(`${join(folder, 'notes.txt')} isn't an Armadio database`)
})

test('an impossible path is reported with a message', async () => {
  await writeFile(join(folder, 'file'), '')
  const inFile = open('file', 'armadio.sqlite')
  await expect(inFile).rejects.toThrow(DatabaseUnusable)
  await expect(inFile).rejects.toThrow(`Couldn't open the database ${join(folder, 'file', 'armadio.sqlite')}`)
  await expect(open('.')).rejects.toThrow("Fix the folder's permissions")
})

test('a cached query returns a column that another process added', async () => {
  const { db, close } = await open('armadio.sqlite')
  await sql`create table piece (name text, is_clean boolean)`.execute(db)
  await sql`insert into piece values ('shirt', true)`.execute(db)
  const pieces = sql`select *, 1 as number_of_pieces from piece`
  await pieces.execute(db)
  const other = new DatabaseSync(join(folder, 'armadio.sqlite'))
  other.exec("alter table piece add column last_worn text default 'Monday'")
  other.close()
  const row = { name: 'shirt', isClean: true, lastWorn: 'Monday', numberOfPieces: 1 }
  expect((await pieces.execute(db)).rows).toStrictEqual([row])
  await close()
})
