import { setTimeout as pause } from 'node:timers/promises'
import { sqliteResult, sqliteResultCode } from './sqlite-errors.ts'

const GIVE_UP_AFTER_MS = 5_000
const RETRY_AFTER_MS = 20

/** Retries while another process locks the database, for at most five seconds. */
export async function retryWhileBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (sqliteResultCode(error) !== sqliteResult.busy || performance.now() > giveUpAt) throw error
    }
    await pause(RETRY_AFTER_MS)
  }
}
