import { storageFailure } from '../db/storage-failure.ts'
import { keepTrends } from './keep-trends.ts'
import type { TrendsNeeds } from './trend-store.ts'

/**
 * Merges the bundled trends before the first read, once per process, so that an upgrade brings its newer set. Makes no
 * outside request. Where they can't be stored, those of before are read.
 */
export function createFirstTrends(needs: TrendsNeeds): () => Promise<void> {
  let kept: Promise<void> | null = null
  return () => {
    kept ??= keep(needs).catch((error: unknown) => {
      // The next request retries.
      kept = null
      if (!isReadOnly(error)) throw error
    })
    return kept
  }
}

async function keep(needs: TrendsNeeds): Promise<void> {
  const [own] = needs.trendSources
  const trends = await own?.read()
  if (trends && trends !== 'unreachable') await keepTrends(needs, trends, 'own')
}

/** True for a storage that can't be written to now; what is stored can still be read. */
function isReadOnly(error: unknown): boolean {
  const failure = storageFailure(error)
  return failure === 'full' || failure === 'damaged'
}
