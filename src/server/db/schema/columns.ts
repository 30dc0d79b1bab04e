import type { ColumnType, ColumnTypes } from './column-types.ts'

type OnDelete = 'cascade' | 'set null' | 'no action'

/** One column of a table. Nullable unless stated. */
export interface Column {
  readonly sqlType: string
  /** SQL conditions on the column's name. Null passes all of them. */
  readonly rules: readonly ((column: string) => string)[]
  readonly isRequired?: boolean
  readonly isUnique?: boolean
  /** SQL text. */
  readonly defaultTo?: string
  /** As 'users.id'. */
  readonly references?: string
  readonly onDelete?: OnDelete
}

/** The vocabulary of migrations for columns. Bounds are inclusive. */
export interface Columns {
  id(): Column
  text(maxLength: number): Column
  /** A required, non-empty text. */
  filled(maxLength: number): Column
  oneOf(...values: string[]): Column
  /** An exact number of characters from an alphabet. */
  code(length: number, alphabet: string): Column
  whole(min: number, max?: number): Column
  boolean(): Column
  money(): Column
  date(): Column
  timestamp(): Column
  /** The instant of the insert, unless given. */
  now(): Column
  list(): Column
  object(): Column
  json(): Column
}

const MAX_INTEGER = 2_147_483_647

/** The column vocabulary for one engine's types. */
export function columnsOf(types: ColumnTypes): Columns {
  const text = (maxLength: number) =>
    withRule(plain(types.text), (column) => `length(${column}) <= ${maxLength}`)
  return {
    id: () => plain(types.id),
    text,
    filled: (maxLength) => required(withRule(text(maxLength), (column) => `length(${column}) >= 1`)),
    oneOf: (...values) =>
      withRule(plain(types.text), (column) => `${column} in (${values.map(literal).join(', ')})`),
    code: (length, alphabet) => {
      // Pattern syntax differs between the engines; ltrim removes every allowed character on both.
      const isAllowed = (column: string) => `ltrim(${column}, ${literal(alphabet)}) = ''`
      return withRule(withRule(plain(types.text), isAllowed), (column) => `length(${column}) = ${length}`)
    },
    whole: (min, max = MAX_INTEGER) =>
      withRule(plain(types.integer), (column) => `${column} between ${min} and ${max}`),
    boolean: () => plain(types.boolean),
    // The cast is for SQLite, where money is text.
    money: () => withRule(plain(types.money), (column) => `cast(${column} as numeric) >= 0`),
    date: () => plain(types.date),
    timestamp: () => plain(types.timestamp),
    now: () => required({ ...plain(types.timestamp), defaultTo: types.now }),
    list: () => plain(types.list),
    object: () => plain(types.object),
    json: () => plain(types.json),
  }
}

/** Required; null is rejected. */
export function required(column: Column): Column {
  return { ...column, isRequired: true }
}

/** Unique; null may repeat. */
export function unique(column: Column): Column {
  return { ...column, isUnique: true }
}

/** Filled in when omitted, and never null. */
export function withDefault(column: Column, value: string | number | boolean): Column {
  return { ...column, isRequired: true, defaultTo: literal(value) }
}

/** References a row of another table, as 'users.id', and states what happens when that row is deleted. */
export function references(column: Column, target: string, onDelete: OnDelete): Column {
  return { ...column, references: target, onDelete }
}

function plain({ sqlType, rule }: ColumnType): Column {
  return { sqlType, rules: rule ? [rule] : [] }
}

function withRule(column: Column, rule: (column: string) => string): Column {
  return { ...column, rules: [...column.rules, rule] }
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
