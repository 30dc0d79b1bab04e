import { sqliteResult, sqliteResultCode } from './sqlite-result-code.ts'

// PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html), SQLite's and the system's own.
const unavailable = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // starting up
  '53300', // too many connections
  sqliteResult.busy,
])
const full = new Set<unknown>([
  'ENOSPC',
  'EDQUOT',
  '53100', // PostgreSQL: disk full
  sqliteResult.full,
])

// pg says these without a code.
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Why the storage refused to work, where it is the storage that did: it cannot be reached, or it is full. */
export function storageFailure(error: unknown): 'unavailable' | 'full' | null {
  if (!(error instanceof Error)) return null
  const code = sqliteResultCode(error) ?? ('code' in error ? error.code : undefined)
  if (full.has(code)) return 'full'
  return unavailable.has(code) || CONNECTION_LOST.test(error.message) ? 'unavailable' : null
}
