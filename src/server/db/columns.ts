import type { ColumnType, ColumnTypes } from './column-types.ts'

type OnDelete = 'cascade' | 'set null' | 'no action'

/** One column of a table. Null is allowed unless it says otherwise. */
export interface Column {
  readonly sqlType: string
  /** SQL conditions, given the column's name. Null passes all of them. */
  readonly rules: readonly ((column: string) => string)[]
  readonly isRequired?: boolean
  readonly isUnique?: boolean
  /** SQL text. */
  readonly defaultTo?: string
  /** As 'users.id'. */
  readonly references?: string
  readonly onDelete?: OnDelete
}

/** The words that migrations describe columns with. Bounds are inclusive. */
export interface Columns {
  id(): Column
  text(maxLength: number): Column
  /** A text that must be given and not be empty. */
  filled(maxLength: number): Column
  oneOf(...values: string[]): Column
  /** Exactly so many characters, each of them one of the alphabet. */
  code(length: number, alphabet: string): Column
  whole(min: number, max?: number): Column
  boolean(): Column
  money(): Column
  date(): Column
  timestamp(): Column
  /** The moment of the insert, unless given. */
  now(): Column
  list(): Column
  object(): Column
  json(): Column
}

const MAX_INTEGER = 2_147_483_647

/** The column words for one engine's types. */
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
      // Patterns are written differently on each engine; ltrim takes away every allowed character on both.
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

/** Must be given; null is refused. */
export function required(column: Column): Column {
  return { ...column, isRequired: true }
}

/** No two rows hold the same value; any number of them hold null. */
export function unique(column: Column): Column {
  return { ...column, isUnique: true }
}

/** Filled in when it is left out, and never null. */
export function withDefault(column: Column, value: string | number | boolean): Column {
  return { ...column, isRequired: true, defaultTo: literal(value) }
}

/** Names a row of another table, as 'users.id', and what happens here when that row is deleted. */
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
