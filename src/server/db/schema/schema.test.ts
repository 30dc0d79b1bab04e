import { describe, expect, test } from 'vitest'
import { rolledBackDatabase } from '../../../../tests/support/database/rolled-back-database.ts'
import { exampleRow, insertRow, snakeCase } from '../../../../tests/support/database/example-rows.ts'
import { specifiedEntities } from '../../../../tests/support/database/specified-entities.ts'
import type { DatabaseEngine } from '../open-database.ts'

const FIVE_MINUTES_MS = 300_000

describe.each<DatabaseEngine>(['sqlite', 'postgres'])('the entities of the specification (%s)', (engine) => {
  const db = rolledBackDatabase(engine)

  describe.each(Object.entries(specifiedEntities))('%s', (table, entity) => {
    const { required, defaults = {}, optional = {}, stamped = [] } = entity

    test('a row with only required fields has the specified defaults, and null elsewhere', async () => {
      const row = exampleRow(table)
      const stored = await insertRow(db(), table, row)
      const nulls = Object.fromEntries(Object.keys(optional).map((field) => [field, null]))
      const stamps = Object.fromEntries(stamped.map((field) => [field, expect.any(Date)]))
      expect(stored).toStrictEqual({ ...row, ...defaults, ...nulls, ...stamps })
    })

    test('every field is read back unchanged', async () => {
      const changed = Object.entries(defaults).map(([field, value]) => [field, anotherThan(value)])
      const stamps = stamped.map((field) => [field, new Date('2026-02-03T04:05:06.789Z')])
      const row = exampleRow(table, { ...optional, ...Object.fromEntries([...changed, ...stamps]) })
      expect(await insertRow(db(), table, row)).toStrictEqual(row)
    })

    test.each(stamped)('%s defaults to now', async (field) => {
      const stored = await insertRow(db(), table, exampleRow(table))
      expect(Math.abs(Date.now() - Number(stored[field]))).toBeLessThan(FIVE_MINUTES_MS)
    })

    const neverNull = [...Object.keys(required), ...Object.keys(defaults), ...stamped]
    test.each(neverNull)('%s cannot be null', async (field) => {
      const row = exampleRow(table, { [field]: null })
      await expect(insertRow(db(), table, row)).rejects.toThrow(notNull(field))
    })

    test.each(Object.keys(exampleRow(table)))('%s is required', async (field) => {
      const row = exampleRow(table)
      delete row[field]
      await expect(insertRow(db(), table, row)).rejects.toThrow(notNull(field))
    })
  })
})

/** An allowed value that differs from the default. */
function anotherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 2
  return {
    celsius: 'fahrenheit',
    incoming: 'stored',
    available: 'paused',
    rules: 'model',
    requested: 'accepted',
    'carry-on': 'checked',
  }[String(value)]
}

function notNull(field: string): RegExp {
  const column = snakeCase(field)
  return new RegExp(`NOT NULL constraint failed: \\w+\\.${column}$|null value in column "${column}"`)
}
