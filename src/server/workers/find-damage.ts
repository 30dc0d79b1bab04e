import { stat } from 'node:fs/promises'
import { runWorker } from './run-worker.ts'

/** Result of SQLite's check, 'ok' for a sound database. */
export interface QuickCheck {
  readonly result: string
}

const SOUND = 'ok'
const MIN_MS = 5_000
// The slowest disks in use.
const BYTES_PER_MS = 20_000

/**
 * Checks the structure of a SQLite file with `pragma quick_check` in its own thread. Resolves with the first
 * damage; null if there is none, or if the check takes longer than its size explains.
 */
export async function findDamage(file: string): Promise<string | null> {
  const { size } = await stat(file)
  const timeoutMs = Math.ceil(MIN_MS + size / BYTES_PER_MS)
  const script = new URL('./quick-check-worker.ts', import.meta.url)
  try {
    const { result } = await runWorker<QuickCheck>(script, { job: file, timeoutMs })
    // The first line names only the file.
    return result === SOUND ? null : (result.split('\n').at(-1) ?? result)
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null
    throw error
  }
}
