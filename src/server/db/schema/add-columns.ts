import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Column } from './columns.ts'
import { defineColumn } from './create-table.ts'

/** Adds constrained columns to a table with rows; a required column needs a default. */
export async function addColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, Column>>,
): Promise<void> {
  for (const [name, column] of Object.entries(columns)) {
    const check = column.rules.map((rule) => `(${rule(name)})`).join(' and ')
    await db.schema
      .alterTable(table)
      .addColumn(name, sql.raw(column.sqlType), (build) => {
        const defined = defineColumn(build, column)
        if (!check) return defined
        return defined.modifyEnd(sql.raw(`constraint ${table}_${name}_check check (${check})`))
      })
      .execute()
    if (!column.references) continue
    await db.schema.createIndex(`${table}_${name}_index`).on(table).column(name).execute()
  }
}
