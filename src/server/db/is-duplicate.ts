// PostgreSQL's unique_violation and SQLite's SQLITE_CONSTRAINT_UNIQUE, which is an extended code.
const POSTGRES_DUPLICATE = '23505'
const SQLITE_DUPLICATE = 2067

/** True if a row was rejected by a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && error.code === POSTGRES_DUPLICATE) ||
    ('errcode' in error && error.errcode === SQLITE_DUPLICATE)
  )
}
