import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { newId } from './new-id.ts'
import type { Database } from './open-database.ts'
import { afterUnitOfWork, inUnitOfWork, outsideUnitOfWork } from './unit-of-work.ts'

describeOnEachDatabase('a unit of work', (database) => {
  const add = (db: Database, username: string) =>
    db
      .insertInto('users')
      .values({ id: newId(), username, createdAt: new Date(0) })
      .execute()
  const names = async (db = database.db()) => {
    const rows = await db.selectFrom('users').select('username').orderBy('username').execute()
    return rows.map(({ username }) => username)
  }
  const addInTransaction = (username: string) =>
    database
      .db()
      .transaction()
      .execute((transaction) => add(transaction, username))

  test('commits writes with and without transactions together with those of `finish`', async () => {
    const seen = await inUnitOfWork(
      async () => {
        await addInTransaction('a')
        await add(database.db(), 'b')
        await addInTransaction('c')
        return names()
      },
      async () => void (await add(database.db(), 'd')),
    )
    expect([seen, await names()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ])
  })

  test.each(['work', 'end'])('writes nothing if its %s fails', async (part) => {
    const fail = async () => {
      throw new Error('no')
    }
    const done = inUnitOfWork(
      async () => {
        await addInTransaction('a')
        await add(database.db(), 'b')
        if (part === 'work') await fail()
      },
      async () => {
        if (part === 'end') await fail()
      },
    )
    await expect(done).rejects.toThrow('no')
    expect(await names()).toEqual([])
  })

  test('continues after a failed transaction or write', async () => {
    await inUnitOfWork(
      async () => {
        await addInTransaction('a')
        await expect(addInTransaction('a')).rejects.toThrow(/unique/i)
        await expect(add(database.db(), 'a')).rejects.toThrow(/unique/i)
        await addInTransaction('b')
      },
      async () => {},
    )
    expect(await names()).toEqual(['a', 'b'])
  })

  test('accepts concurrent queries', async () => {
    await inUnitOfWork(
      async () => {
        await Promise.all([addInTransaction('a'), names(), add(database.db(), 'b'), addInTransaction('c')])
      },
      async () => {},
    )
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  test('commits outside writes immediately, and only before its first write', async () => {
    const done = inUnitOfWork(
      async () => {
        await outsideUnitOfWork(() => add(database.db(), 'a'))
        await addInTransaction('b')
        await outsideUnitOfWork(() => add(database.db(), 'c'))
      },
      async () => {},
    )
    await expect(done).rejects.toThrow('The unit of work already has writes of its own.')
    expect(await names()).toEqual(['a'])
  })

  test('holds no connection while it only reads', async () => {
    await inUnitOfWork(
      async () => {
        await database.db().transaction().execute(names)
        // On SQLite a second writer would wait for a transaction that is open.
        await outsideUnitOfWork(() => addInTransaction('a'))
      },
      async () => {},
    )
    expect(await names()).toEqual(['a'])
  })

  test('starts deferred jobs after its end, outside of it', async () => {
    const job = Promise.withResolvers<string[]>()
    await inUnitOfWork(
      async () => {
        await addInTransaction('a')
        afterUnitOfWork(() => void addInTransaction('b').then(() => job.resolve(names())))
      },
      async () => {},
    )
    expect(await job.promise).toEqual(['a', 'b'])
  })
})
