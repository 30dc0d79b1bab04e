import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { fieldOf } from './column-names.ts'

test.each([
  ['image_url', 'imageUrl'],
  ['id', 'id'],
  ['is_laundry_day', 'isLaundryDay'],
  ['sha256', 'sha256'],
  ['alreadyCamelCase', 'alreadyCamelCase'],
])('the column %s is the field %s', (column, field) => {
  expect(fieldOf(column)).toBe(field)
})

describeOnEachDatabase('the columns of the schema', (given) => {
  test('are read and written by the name of their field', async () => {
    const { rows } = await namesOf(given.engine).execute(given.db())
    const columns = rows.map(({ name }) => name)
    expect(columns).toContain('image_url')
    const { sql: sent } = sql.join(columns.map((column) => sql.ref(fieldOf(column)))).compile(given.db())
    expect(sent).toBe(columns.map((column) => `"${column}"`).join(', '))
  })
})

function namesOf(engine: 'sqlite' | 'postgres') {
  return engine === 'sqlite'
    ? sql<{ name: string }>`
        select distinct c.name from sqlite_master as t, pragma_table_info(t.name) as c where t.type = 'table'`
    : sql<{ name: string }>`
        select distinct column_name as name from information_schema.columns where table_schema = 'public'`
}
