/** SQLite's primary result codes that matter here (https://www.sqlite.org/rescode.html). */
export const sqliteResult = { busy: 5, ioError: 10, corrupt: 11, full: 13, notADatabase: 26 } as const

/** The extended code of a failed write; SQLite doesn't report its cause, such as a quota. */
const IO_ERROR_WRITE = 778

/** The primary result code of an error, if it is one of SQLite's. */
export function sqliteResultCode(error: unknown): number | undefined {
  // Extended codes carry more in the higher bytes.
  return isOfSqlite(error) ? error.errcode & 0xff : undefined
}

/** True if SQLite couldn't write to the file. */
export function isFailedWrite(error: unknown): boolean {
  return isOfSqlite(error) && error.errcode === IO_ERROR_WRITE
}

function isOfSqlite(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}
