import { mergeTrends } from '../../domain/trends/merge-trends.ts'
import { BUNDLED, trendId, type Trend } from '../../domain/trends/trend.ts'
import { insertTrends, type KeptTrend, lockTrends, updateTrend } from './trend-store.ts'
import type { TrendsNeeds } from './trends-needs.ts'

interface KeptCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

/**
 * Merges trends with those that are kept, by platform and key: all or nothing. What is kept stays where nothing new is
 * told of it, and every trend keeps its id and the moment it was added.
 * @param over 'own' leaves alone what a feed has told
 */
export async function keepTrends(
  { db, clock }: Pick<TrendsNeeds, 'db' | 'clock'>,
  told: readonly Trend[],
  over: 'all' | 'own' = 'all',
): Promise<KeptCounts> {
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    let before = 0
    for (;;) {
      const kept = await lockTrends(transaction)
      const merged = mergeTrends(kept, over === 'all' ? told : butThoseOfFeeds(told, kept))
      const added = await insertTrends(transaction, merged.added, at)
      if (added === merged.added.length) {
        for (const { known, trend } of merged.updated) await updateTrend(transaction, known.id, trend, at)
        const unchanged = merged.unchanged.length - before
        return { added: before + added, updated: merged.updated.length, unchanged }
      }
      // Another has just added the rest: now it is kept, and what it says is looked at anew.
      before += added
    }
  })
}

function butThoseOfFeeds(told: readonly Trend[], kept: readonly KeptTrend[]): Trend[] {
  const ofFeeds = new Set(kept.filter(({ source }) => source !== BUNDLED).map(trendId))
  return told.filter((trend) => !ofFeeds.has(trendId(trend)))
}
