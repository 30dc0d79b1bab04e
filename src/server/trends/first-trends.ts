import { storageFailure } from '../db/storage-failure.ts'
import { storeTrends } from './store-trends.ts'
import type { TrendsDeps } from './trend-store.ts'

/**
 * Merges the bundled trends before the first read, once per process, so an upgrade stores its newer set. Makes no
 * outside request. If they can't be stored, the previous ones are read.
 */
export function createFirstTrends(deps: TrendsDeps): () => Promise<void> {
  let kept: Promise<void> | null = null
  return () => {
    kept ??= keep(deps).catch((error: unknown) => {
      // The next request retries.
      kept = null
      if (!isReadOnly(error)) throw error
    })
    return kept
  }
}

async function keep(deps: TrendsDeps): Promise<void> {
  const [own] = deps.trendSources
  const trends = await own?.read()
  if (trends && trends !== 'unreachable') await storeTrends(deps, trends, 'own')
}

/** Whether the error means that the storage can't be written to, but still be read. */
function isReadOnly(error: unknown): boolean {
  const failure = storageFailure(error)
  return failure === 'full' || failure === 'damaged'
}
