/** SQLite's primary result codes that are told apart (https://www.sqlite.org/rescode.html). */
export const sqliteResult = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 } as const

/** The primary result code of an error, if it is one of SQLite's. */
export function sqliteResultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  // Extended codes carry more in the higher bytes.
  return error.errcode & 0xff
}
