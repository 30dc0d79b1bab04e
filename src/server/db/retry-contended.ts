import { setTimeout as pause } from 'node:timers/promises'

// PostgreSQL rolled the transaction back because of another one; a retry may succeed.
const CONTENDED: ReadonlySet<unknown> = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
])

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 10

/** Retries work that was rolled back because of another transaction, with exponential backoff. */
export async function retryContended<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isContended(error)) throw error
      // Random, so that two conflicting transactions don't retry at the same time.
      await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random())
    }
  }
}

function isContended(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONTENDED.has(error.code)
}
