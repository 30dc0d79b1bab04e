import { setTimeout as pause } from 'node:timers/promises'

const GIVE_UP_AFTER_MS = 5_000
const RETRY_AFTER_MS = 20

// SQLite's primary result code (https://www.sqlite.org/rescode.html).
const BUSY = 5

/** Does it again while another process holds the database, for at most five seconds. */
export async function whenNotBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (sqliteResultCode(error) !== BUSY || performance.now() > giveUpAt) throw error
    }
    await pause(RETRY_AFTER_MS)
  }
}

/** SQLite's primary result code of an error, if it is one of SQLite's. */
export function sqliteResultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return error.errcode & 0xff
}
