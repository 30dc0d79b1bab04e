// PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), SQLite's primary result codes
// (https://www.sqlite.org/rescode.html) and the system's own.
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // starting up
  '53300', // too many connections
  '5', // SQLite: locked by another program for too long
])
const full = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100', // PostgreSQL: disk full
  '13', // SQLite: full
])

// pg says these without a code.
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Why the storage refused to work, where it is the storage that did: it cannot be reached, or it is full. */
export function storageFailure(error: unknown): 'unavailable' | 'full' | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (full.has(code)) return 'full'
  return unavailable.has(code) || CONNECTION_LOST.test(error.message) ? 'unavailable' : null
}

function codeOf(error: Error): string {
  // SQLite's primary result code is the lowest byte.
  if ('errcode' in error) return String(Number(error.errcode) & 0xff)
  return 'code' in error ? String(error.code) : ''
}
