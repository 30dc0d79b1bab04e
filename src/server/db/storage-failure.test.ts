import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestDatabase } from '../../../tests/support/database/test-database.ts'
import { openDatabase } from './open-database.ts'
import { storageFailure } from './storage-failure.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('%s counts as a full disk', (code) => {
  expect(storageFailure(Object.assign(new Error('no room'), { code }))).toBe('full')
})

// SQLite reports only that a write failed.
const program = `
  const { sql } = await import('kysely')
  const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./open-database.ts'))})
  const { storageFailure } = await import(${JSON.stringify(import.meta.resolve('./storage-failure.ts'))})
  const { db, damage } = await openDatabase({ engine: 'sqlite', file: process.argv[1] })
  await sql\`create table piece (photo text)\`.execute(db)
  const add = () => sql\`insert into piece values (\${'x'.repeat(500_000)})\`.execute(db)
  let error = null
  for (let times = 0; times < 40 && !error; times += 1) await add().catch((reason) => { error = reason })
  const { rows } = await sql\`select count(*) as count from piece\`.execute(db)
  console.log(JSON.stringify([storageFailure(error), error?.code, damage.reason, rows[0].count > 0]))
`

test('a database that cannot grow counts as a full disk, not as damage', async () => {
  const limited = 'ulimit -f 8000; exec "$0" --input-type=module --eval "$1" "$2"'
  const file = join(folder, 'armadio.db')
  const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, program, file], {
    cwd: import.meta.dirname,
  })
  expect(JSON.parse(stdout)).toEqual(['full', 'EFBIG', null, true])
  expect((await readdir(folder)).filter((name) => name.includes('probe'))).toEqual([])
})

test('a transaction on a broken connection is unavailable at each query, and the next one works', async () => {
  const made = await makeTestDatabase('postgres', 'empty')
  const { db, close } = await openDatabase(made.target)
  const other = await openDatabase(made.target)
  const query = (on: typeof db) => sql`select 1`.execute(on).catch((error: unknown) => error)
  const failures = await db
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.id}::int, 5000)`.execute(other.db)
      return [await query(transaction), await query(transaction)]
    })
    .catch((error: unknown) => [error])
  const again = await sql`select 1 as one`.execute(db)
  await Promise.all([close(), other.close()])
  await made.remove()
  expect(failures.map(storageFailure)).toEqual(failures.map(() => 'unavailable'))
  expect(again.rows).toEqual([{ one: 1 }])
})

test('a client that pg discarded is unavailable', () => {
  const said = [
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ]
  expect(said.map((message) => storageFailure(new Error(message)))).toEqual(['unavailable', 'unavailable'])
})
