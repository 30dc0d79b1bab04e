import { setImmediate as otherWork } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { exampleRow, insertRow, makeReferencedRows } from '../../../tests/support/database/example-rows.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './open-database.ts'
import { CLOSET_ITEM } from '../../../tests/support/database/specified-entities.ts'

function insertUser(db: Database, username: string) {
  return db.insertInto('users').values({ id: newId(), username, email: null, profileImage: null }).execute()
}

async function usernames(db: Database): Promise<string[]> {
  const users = await db.selectFrom('users').select('username').orderBy('username').execute()
  return users.map(({ username }) => username)
}

function moment(value: unknown): Date {
  if (!(value instanceof Date)) throw new TypeError('not a moment')
  return value
}

describeOnEachDatabase('values', (given) => {
  beforeEach(() => makeReferencedRows(given.db()))

  test('a row is read back as the same JavaScript values', async () => {
    const row = exampleRow('closetItems', {
      name: 'Giacca “Ōsaka” 👗 שמלה é',
      measurements: { chest_cm: 104.5, sleeveCm: null, Notes: ["it's", { isTaken: false, empty: {} }] },
      originalPrice: '0.10',
      isClean: false,
      wearCount: 0,
      purchaseDate: '2026-03-29',
      archivedAt: new Date('2026-03-29T01:30:00.007Z'),
    })
    const stored = await insertRow(given.db(), 'closetItems', row)
    expect(stored).toStrictEqual(expect.objectContaining(row))
    expect(stored).toMatchObject({ brand: null, deletedAt: null, createdAt: expect.any(Date) })
  })

  test('lists keep their order and nesting, and may be empty', async () => {
    const lists = { favoriteColors: [], sizeMeasurements: {}, socialLinks: { all: [['b'], [], ['a', 1]] } }
    const row = exampleRow('userProfiles', lists)
    expect(await insertRow(given.db(), 'userProfiles', row)).toStrictEqual(expect.objectContaining(lists))
  })

  test('an update accepts the same values as an insert', async () => {
    const values = {
      isClean: false,
      measurements: { a: [1, 2] },
      archivedAt: new Date(5),
      originalPrice: '7.00',
    }
    await given.db().updateTable('closetItems').set(values).where('id', '=', CLOSET_ITEM).execute()
    const row = await given.db().selectFrom('closetItems').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject(values)
  })

  test('rows are found by a boolean, a date and a timestamp', async () => {
    const dated = exampleRow('closetItems', {
      purchaseDate: '2026-03-29',
      createdAt: new Date('2026-03-29T12:00:00Z'),
    })
    await insertRow(given.db(), 'closetItems', dated)
    const found = await given
      .db()
      .selectFrom('closetItems')
      .select('id')
      .where('isClean', '=', true)
      .where('purchaseDate', '<=', '2026-03-29')
      .where('createdAt', '<', new Date('2026-03-29T12:00:00.001Z'))
      .where('createdAt', '>', new Date('2026-03-29T11:59:59.999Z'))
      .execute()
    expect(found).toStrictEqual([{ id: dated['id'] }])
  })

  test('a row is found by the timestamp that the database set', async () => {
    const { createdAt } = await insertRow(given.db(), 'users', exampleRow('users'))
    const found = given.db().selectFrom('users').select('username').where('createdAt', '=', moment(createdAt))
    expect(await found.execute()).toContainEqual({ username: 'giulia' })
  })

  test('a count is a number', async () => {
    const count = await given
      .db()
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute()
    expect(count).toStrictEqual([{ count: 2 }])
  })

  test('undefined is rejected, not stored as null', async () => {
    await expect(sql`select ${undefined}`.execute(given.db())).rejects.toThrow('use null')
  })

  test('a NUL character is rejected', async () => {
    await expect(insertUser(given.db(), 'a\0b')).rejects.toThrow(/NUL|0x00/)
  })
})

describeOnEachDatabase('transactions', (given) => {
  test('concurrent transactions are isolated', async () => {
    const write = (name: string, fails: boolean) =>
      given
        .db()
        .transaction()
        .execute(async (transaction) => {
          await insertUser(transaction, `${name} 1`)
          await otherWork()
          await insertUser(transaction, `${name} 2`)
          if (fails) throw new Error('undo')
        })
    const outcomes = await Promise.allSettled([write('a', false), write('b', true), write('c', false)])
    expect(outcomes.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await usernames(given.db())).toStrictEqual(['a 1', 'a 2', 'c 1', 'c 2'])
  })

  test('uncommitted rows are not visible to others', async () => {
    const { promise: hasLooked, resolve: looked } = Promise.withResolvers<string[]>()
    const failing = given
      .db()
      .transaction()
      .execute(async (transaction) => {
        await insertUser(transaction, 'not yet')
        usernames(given.db()).then(looked, () => looked(['nothing could be read']))
        await otherWork()
        throw new Error('undo')
      })
    await expect(failing).rejects.toThrow('undo')
    expect(await hasLooked).toStrictEqual([])
  })
})

describeOnEachDatabase('an open database', (given) => {
  test('keeps rows when it is closed and opened again', async () => {
    const first = await openDatabase(given.target())
    await insertUser(first.db, 'giulia')
    await first.close()
    const second = await openDatabase(given.target())
    expect(await usernames(second.db)).toStrictEqual(['giulia'])
    await second.close()
  })

  test('has the name of its engine', async () => {
    const opened = await openDatabase(given.target())
    await opened.close()
    expect(opened.engine).toBe(given.engine)
  })

  test('rejects queries after it was closed', async () => {
    const opened = await openDatabase(given.target())
    await opened.close()
    await expect(usernames(opened.db)).rejects.toThrow(/destroyed|closed|not open/)
  })

  test('runs more different queries than it caches', async () => {
    for (let number = 0; number < 450; number += 1) {
      const { rows } = await sql`select ${sql.lit(number % 300)} + 0 as number`.execute(given.db())
      expect(rows).toStrictEqual([{ number: number % 300 }])
    }
  })
})
