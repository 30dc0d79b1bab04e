import type { ControlledTransaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { exampleRow, insertRow, makeReferencedRows, snakeCase } from '../../../tests/support/example-rows.ts'
import { specifiedEntities } from '../../../tests/support/specified-entities.ts'
import { openDatabase, type DatabaseEngine, type OpenDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

const FIVE_MINUTES_MS = 300_000

describe.each<DatabaseEngine>(['sqlite', 'postgres'])('the entities of the specification (%s)', (engine) => {
  let made: TestDatabase
  let opened: OpenDatabase
  let transaction: ControlledTransaction<Tables>
  beforeAll(async () => {
    made = await makeTestDatabase(engine, 'migrated')
    opened = await openDatabase(made.target)
    await makeReferencedRows(opened.db)
  })
  // What a test inserts is taken back; a database of its own would take each of the hundreds 20 ms.
  beforeEach(async () => {
    transaction = await opened.db.startTransaction().execute()
  })
  afterEach(() => transaction.rollback().execute())
  afterAll(async () => {
    await opened.close()
    await made.remove()
  })

  describe.each(Object.entries(specifiedEntities))('%s', (table, entity) => {
    const { required, defaults = {}, optional = {}, stamped = [] } = entity

    test('a row with only what is required has the specified defaults, and null everywhere else', async () => {
      const row = exampleRow(table)
      const stored = await insertRow(transaction, table, row)
      const nulls = Object.fromEntries(Object.keys(optional).map((field) => [field, null]))
      const stamps = Object.fromEntries(stamped.map((field) => [field, expect.any(Date)]))
      expect(stored).toStrictEqual({ ...row, ...defaults, ...nulls, ...stamps })
    })

    test('every field comes back as it was given', async () => {
      const changed = Object.entries(defaults).map(([field, value]) => [field, anotherThan(value)])
      const stamps = stamped.map((field) => [field, new Date('2026-02-03T04:05:06.789Z')])
      const row = exampleRow(table, { ...optional, ...Object.fromEntries([...changed, ...stamps]) })
      expect(await insertRow(transaction, table, row)).toStrictEqual(row)
    })

    test.each(stamped)('%s is now when it is left out', async (field) => {
      const stored = await insertRow(transaction, table, exampleRow(table))
      expect(Math.abs(Date.now() - Number(stored[field]))).toBeLessThan(FIVE_MINUTES_MS)
    })

    const neverNull = [...Object.keys(required), ...Object.keys(defaults), ...stamped]
    test.each(neverNull)('%s cannot be null', async (field) => {
      const row = exampleRow(table, { [field]: null })
      await expect(insertRow(transaction, table, row)).rejects.toThrow(notNull(field))
    })

    test.each(Object.keys(exampleRow(table)))('%s cannot be left out', async (field) => {
      const row = exampleRow(table)
      delete row[field]
      await expect(insertRow(transaction, table, row)).rejects.toThrow(notNull(field))
    })
  })
})

/** A value that is allowed where this default is, and is not the default. */
function anotherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 2
  return { celsius: 'fahrenheit', incoming: 'stored', available: 'paused', rules: 'model' }[String(value)]
}

function notNull(field: string): RegExp {
  const column = snakeCase(field)
  return new RegExp(`NOT NULL constraint failed: \\w+\\.${column}$|null value in column "${column}"`)
}
