import { sql } from 'kysely'
import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { Column } from './columns.ts'

/** Parts of a table in addition to its columns. */
interface TableRules {
  /** Columns of the primary key; `id` by default. */
  readonly primaryKey?: readonly string[]
  /** Unique groups of columns. */
  readonly unique?: readonly (readonly string[])[]
  /** Groups of columns to index. */
  readonly indexes?: readonly (readonly string[])[]
  /** SQL conditions over several columns, by name. */
  readonly checks?: Readonly<Record<string, string>>
}

/** Creates a table with its constraints and indexes. Each column with a reference gets an index. */
export async function createTable(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, Column>>,
  rules: TableRules = {},
): Promise<void> {
  const { primaryKey = ['id'], unique = [], indexes = [], checks = {} } = rules
  let creation: CreateTableBuilder<string, string> = db.schema.createTable(table)
  creation = creation.addPrimaryKeyConstraint(`${table}_pk`, [...primaryKey])
  for (const [name, column] of Object.entries(columns)) {
    const definition = primaryKey.includes(name) ? { ...column, isRequired: true } : column
    creation = creation.addColumn(name, sql.raw(column.sqlType), (build) => defineColumn(build, definition))
  }
  for (const [name, condition] of Object.entries({ ...columnChecks(columns), ...checks })) {
    creation = creation.addCheckConstraint(`${table}_${name}_check`, sql.raw(condition))
  }
  for (const group of unique)
    creation = creation.addUniqueConstraint(nameOf(table, group, 'unique'), [...group])
  await creation.execute()

  const covered = [primaryKey, ...unique, ...indexes, ...uniqueColumns(columns)].map((group) => group[0])
  const missing = Object.keys(columns).filter((name) => columns[name]?.references && !covered.includes(name))
  for (const group of [...indexes, ...missing.map((name) => [name])]) {
    await db.schema
      .createIndex(nameOf(table, group, 'index'))
      .on(table)
      .columns([...group])
      .execute()
  }
}

/** Defines a column without its conditions. */
export function defineColumn(build: ColumnDefinitionBuilder, column: Column): ColumnDefinitionBuilder {
  let built = build
  if (column.isRequired) built = built.notNull()
  if (column.isUnique) built = built.unique()
  if (column.defaultTo !== undefined) built = built.defaultTo(sql.raw(column.defaultTo))
  if (column.references) built = built.references(column.references).onDelete(column.onDelete ?? 'no action')
  return built
}

function columnChecks(columns: Readonly<Record<string, Column>>): Record<string, string> {
  const checks: Record<string, string> = {}
  for (const [name, { rules }] of Object.entries(columns)) {
    if (rules.length > 0) checks[name] = rules.map((rule) => `(${rule(name)})`).join(' and ')
  }
  return checks
}

function uniqueColumns(columns: Readonly<Record<string, Column>>): string[][] {
  return Object.keys(columns).flatMap((name) => (columns[name]?.isUnique ? [[name]] : []))
}

function nameOf(table: string, columns: readonly string[], kind: string): string {
  return [table, ...columns, kind].join('_')
}
