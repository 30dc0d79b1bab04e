import { DatabaseDamaged } from './damage-watch.ts'
import { sqliteResult, sqliteResultCode } from './sqlite/sqlite-errors.ts'

type StorageFailure = 'unavailable' | 'full' | 'damaged'

// PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html), SQLite's and the system's own.
const codesOf: Readonly<Record<StorageFailure, ReadonlySet<unknown>>> = {
  full: new Set([
    'ENOSPC',
    'EDQUOT',
    'EFBIG',
    '53100', // PostgreSQL: disk full
    sqliteResult.full,
  ]),
  damaged: new Set([sqliteResult.corrupt, sqliteResult.notADatabase, sqliteResult.ioError]),
  unavailable: new Set([
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'EPIPE',
    'ETIMEDOUT',
    '08000', // connection exception
    '08003', // connection does not exist
    '08006', // connection failure
    '40001', // serialization failure
    '40P01', // deadlock
    '25P03', // transaction idle for too long
    '55P03', // lock not available
    '57014', // statement timeout
    '57P01', // shut down by its administrator
    '57P02', // crashed
    '57P03', // starting up
    '57P05', // idle for too long
    '53300', // too many connections
    sqliteResult.busy,
  ]),
}

// Messages of pg's errors that have no code.
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/

/** How the storage failed; null if the error has another cause. */
export function storageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null
  if (error instanceof DatabaseDamaged) return 'damaged'
  const code = sqliteResultCode(error) ?? ('code' in error ? error.code : undefined)
  if (codesOf.full.has(code)) return 'full'
  if (codesOf.damaged.has(code)) return 'damaged'
  return codesOf.unavailable.has(code) || CONNECTION_LOST.test(error.message) ? 'unavailable' : null
}
