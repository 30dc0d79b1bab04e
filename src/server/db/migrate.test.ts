import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { TestDatabase } from '../../../tests/support/database/test-database.ts'
import { DatabaseUnusable } from './database-unusable.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { DatabaseEngine, OpenDatabase } from './open-database.ts'
import { runTogether } from '../../../tests/support/server/run-together.ts'

describe.each<DatabaseEngine>(['sqlite', 'postgres'])('migrating (%s)', (engine) => {
  let made: TestDatabase
  let opened: OpenDatabase
  beforeEach(async () => {
    made = await makeTestDatabase(engine, 'empty')
    opened = await openDatabase(made.target)
  })
  afterEach(async () => {
    await opened.close()
    await made.remove()
  })

  test('runs every migration in order the first time, and none the second', async () => {
    const steps = await migrateToLatest(opened)
    expect(steps[0]).toBe('0001-people-and-images')
    expect(steps).toStrictEqual(steps.toSorted())
    expect(await migrateToLatest(opened)).toStrictEqual([])
  })

  test('keeps existing rows', async () => {
    await migrateToLatest(opened)
    await sql`insert into users (id, username) values (${newId()}, 'giulia')`.execute(opened.db)
    await migrateToLatest(opened)
    expect(await opened.db.selectFrom('users').select('username').execute()).toStrictEqual([
      { username: 'giulia' },
    ])
  })

  test('runs all migrations or none', async () => {
    await sql`create table wishlist_items (id integer)`.execute(opened.db)
    const failure = migrateToLatest(opened)
    await expect(failure).rejects.toThrow(DatabaseUnusable)
    await expect(failure).rejects.toThrow('Nothing in it changed')
    await expect(opened.db.selectFrom('users').selectAll().execute()).rejects.toThrow(
      /no such table|does not exist/,
    )
  })

  test('rejects a database of a newer version with a message, and leaves it unchanged', async () => {
    await migrateToLatest(opened)
    await sql`insert into kysely_migration values ('0099-hats', ${new Date().toISOString()})`.execute(
      opened.db,
    )
    const migration = migrateToLatest(opened)
    await expect(migration).rejects.toThrow(DatabaseUnusable)
    await expect(migration).rejects.toThrow(
      "This database was last opened by a newer Armadio (it has step 0099-hats, which this version doesn't know). " +
        'Start the newer version or set DATA_DIR to another folder.',
    )
    const { rows } = await sql`select name from kysely_migration where name > '0098'`.execute(opened.db)
    expect(rows).toStrictEqual([{ name: '0099-hats' }])
  })
})

// It reports the number of migrations it ran.
const program = `
  const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./open-database.ts'))})
  const { migrateToLatest } = await import(${JSON.stringify(import.meta.resolve('./migrate.ts'))})
  await together()
  const opened = await openDatabase(JSON.parse(process.argv[1]))
  const steps = await migrateToLatest(opened)
  await opened.close()
  console.log(steps.length)
`

test.each<DatabaseEngine>(['sqlite', 'postgres'])(
  'processes that start together on a new %s database all succeed, and one of them runs the migrations',
  async (engine) => {
    const made = await makeTestDatabase(engine, 'empty')
    const stepsRun = await runTogether(4, program, JSON.stringify(made.target))
    await made.remove()
    expect(stepsRun.toSorted()).toStrictEqual(['0', '0', '0', expect.stringMatching(/^[1-9]/)])
  },
)
