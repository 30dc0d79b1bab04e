import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { DatabaseDamaged } from './db/damage-watch.ts'
import { newId } from './db/new-id.ts'
import { openDatabase } from './db/open-database.ts'
import { storageFailure } from './db/storage-failure.ts'
import { readSettings } from './settings.ts'

let folder: string
let warnings: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-test-'))
  warnings = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = () => join(folder, 'armadio.db')
const start = () =>
  compose(readSettings({ DATA_DIR: folder }, folder), join(folder, 'no-page'), (text) => warnings.push(text))

/** A closed closet with pieces whose table has an overwritten root page. */
async function givenDamagedCloset(): Promise<void> {
  const armadio = await start()
  await armadio.app.inject({ method: 'POST', url: '/api/sample-wardrobe' })
  await armadio.close()
  const database = new DatabaseSync(file())
  database.exec('pragma wal_checkpoint(truncate)')
  const page = database.prepare("select rootpage from sqlite_master where name = 'closet_items'").get()
  const size = database.prepare('pragma page_size').get()
  database.close()
  const pageSize = Number(size?.['page_size'])
  await using handle = await open(file(), 'r+')
  await handle.write(Buffer.alloc(pageSize, 0xaa), 0, pageSize, (Number(page?.['rootpage']) - 1) * pageSize)
}

test('a damaged database is reported at the start, read as far as possible, and not written to', async () => {
  await givenDamagedCloset()
  const { app, cleanUp, close } = await start()
  expect(warnings).toEqual([
    expect.stringMatching(/^The database is damaged \(.+\)\. .* Stop it and run 'npm run repair'\.$/),
  ])
  const replies = [
    await app.inject({ url: '/api/user' }),
    await app.inject({ url: '/api/wishlist' }),
    await app.inject({ url: '/api/closet-items' }),
    await app.inject({ method: 'PATCH', url: '/api/user', payload: { username: 'Ada' } }),
    await app.inject({ method: 'DELETE', url: '/api/sample-wardrobe', headers: { 'idempotency-key': 'k' } }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503, 503])
  expect(replies[3]?.json()).toEqual({
    code: 'database_damaged',
    message: "Your database is damaged, so nothing can be saved. Stop Armadio and run 'npm run repair'.",
  })
  await cleanUp()
  expect((await app.inject({ url: '/api/user' })).json()).toEqual(replies[0]?.json())
  await close()
})

test('damage that is found later stops writes too', async () => {
  await givenDamagedCloset()
  const met: string[] = []
  const { db, close } = await openDatabase({ engine: 'sqlite', file: file() }, (reason) => met.push(reason))
  const addUser = (username: string) =>
    db
      .insertInto('users')
      .values({ id: newId(), username, createdAt: new Date(0) })
      .execute()
  await addUser('before')
  const reading = db.selectFrom('closetItems').selectAll().execute()
  expect(storageFailure(await reading.catch((error: unknown) => error))).toBe('damaged')
  await expect(addUser('after')).rejects.toThrow(DatabaseDamaged)
  await expect(db.transaction().execute(async () => {})).rejects.toThrow(DatabaseDamaged)
  const users = await db
    .selectFrom('users')
    .select('username')
    .where('username', 'in', ['before', 'after'])
    .execute()
  expect([met.length, users]).toEqual([1, [{ username: 'before' }]])
  await close()
})

test('a damaged database of an earlier version is not migrated', async () => {
  await givenDamagedCloset()
  const database = new DatabaseSync(file())
  database.exec("delete from kysely_migration where name like '0037%'")
  database.close()
  await expect(start()).rejects.toThrow("A damaged database isn't updated. Run 'npm run repair' first.")
})
