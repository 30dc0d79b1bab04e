import type { DatabaseEngine } from '../open-database.ts'

/** An engine's name for a type, and the check it needs to reject what the other engine rejects. */
export interface ColumnType {
  readonly sqlType: string
  readonly rule?: (column: string) => string
}

/** The only place where the schemas of the two engines differ. */
export interface ColumnTypes {
  readonly id: ColumnType
  readonly text: ColumnType
  readonly integer: ColumnType
  readonly boolean: ColumnType
  readonly money: ColumnType
  readonly date: ColumnType
  readonly timestamp: ColumnType
  readonly json: ColumnType
  readonly object: ColumnType
  readonly list: ColumnType
  /** The instant of the insert, in milliseconds. */
  readonly now: string
}

// Names that end in _text get SQLite's TEXT affinity: as `decimal`, '0.10' would be kept as 0.1.
// sqlite-dialect.ts reads values back by these names.
const sqlite: ColumnTypes = {
  id: {
    sqlType: 'text',
    rule: (column) => `length(${column}) = 36 and ${column} not glob '*[^0-9a-f-]*'`,
  },
  text: { sqlType: 'text' },
  integer: {
    sqlType: 'integer',
    rule: (column) => `${column} = cast(${column} as integer) and abs(${column}) <= 2147483647`,
  },
  boolean: { sqlType: 'boolean', rule: (column) => `${column} in (0, 1)` },
  money: {
    sqlType: 'decimal_text',
    // printf formats two decimals: '5' and '5.125' fail, as does anything above 99999999.99.
    rule: (column) => `${column} = printf('%.2f', ${column}) and length(ltrim(${column}, '-')) <= 11`,
  },
  // date() turns 2026-02-30 into 2026-03-02 and 2026-2-3 into null: only a complete, real date equals itself.
  date: { sqlType: 'date_text', rule: (column) => `${column} is date(${column})` },
  timestamp: {
    sqlType: 'timestamp_text',
    rule: (column) => `${column} is strftime('%Y-%m-%dT%H:%M:%fZ', ${column})`,
  },
  json: { sqlType: 'json_text', rule: (column) => `json_valid(${column})` },
  object: {
    sqlType: 'json_text',
    rule: (column) => `json_valid(${column}) and json_type(${column}) = 'object'`,
  },
  list: {
    sqlType: 'json_text',
    rule: (column) => `json_valid(${column}) and json_type(${column}) = 'array'`,
  },
  now: `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
}

const postgres: ColumnTypes = {
  id: { sqlType: 'uuid' },
  text: { sqlType: 'text' },
  integer: { sqlType: 'integer' },
  boolean: { sqlType: 'boolean' },
  money: { sqlType: 'numeric(10, 2)' },
  date: { sqlType: 'date' },
  // Three digits, the precision of a JavaScript Date: a value read and compared again must still be equal.
  timestamp: { sqlType: 'timestamptz(3)' },
  json: { sqlType: 'jsonb' },
  object: { sqlType: 'jsonb', rule: (column) => `jsonb_typeof(${column}) = 'object'` },
  list: { sqlType: 'jsonb', rule: (column) => `jsonb_typeof(${column}) = 'array'` },
  now: 'now()',
}

export function columnTypes(engine: DatabaseEngine): ColumnTypes {
  return engine === 'sqlite' ? sqlite : postgres
}
