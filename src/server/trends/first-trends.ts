import { keepTrends } from './keep-trends.ts'
import type { TrendsNeeds } from './trends-needs.ts'

/**
 * Sees to it that our own set is there before trends are read: merged in once by each process that starts, so that a
 * newer Armadio brings its newer set along. Nobody outside is asked.
 */
export function createFirstTrends(needs: TrendsNeeds): () => Promise<void> {
  let kept: Promise<void> | null = null
  return () => {
    kept ??= keep(needs).catch((error: unknown) => {
      // The next who asks tries again.
      kept = null
      throw error
    })
    return kept
  }
}

async function keep(needs: TrendsNeeds): Promise<void> {
  const [own] = needs.trendSources
  const told = await own?.read()
  if (told && told !== 'unreachable') await keepTrends(needs, told, 'own')
}
