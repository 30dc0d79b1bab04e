import { mergeTrends } from '../../domain/trends/merge-trends.ts'
import { BUNDLED, trendId, type Trend } from '../../domain/trends/trend.ts'
import { insertTrends, lockTrends, updateTrend, type KeptTrend, type TrendsDeps } from './trend-store.ts'

interface KeptCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

/**
 * Merges trends with the stored ones by platform and key, all or nothing. Stored trends stay if they are not in the
 * new set; ids and dates of creation stay.
 * @param over which stored trends to overwrite; 'own' keeps those of a feed
 */
export async function storeTrends(
  { db, clock }: Pick<TrendsDeps, 'db' | 'clock'>,
  read: readonly Trend[],
  over: 'all' | 'own' = 'all',
): Promise<KeptCounts> {
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    let before = 0
    for (;;) {
      const kept = await lockTrends(transaction)
      const merged = mergeTrends(kept, over === 'all' ? read : exceptTrendsOfFeeds(read, kept))
      const added = await insertTrends(transaction, merged.added, at)
      if (added === merged.added.length) {
        for (const { known, trend } of merged.updated) await updateTrend(transaction, known.id, trend, at)
        const unchanged = merged.unchanged.length - before
        return { added: before + added, updated: merged.updated.length, unchanged }
      }
      // Another process inserted the rest concurrently, so they are compared again.
      before += added
    }
  })
}

function exceptTrendsOfFeeds(read: readonly Trend[], kept: readonly KeptTrend[]): Trend[] {
  const ofFeeds = new Set(kept.filter(({ source }) => source !== BUNDLED).map(trendId))
  return read.filter((trend) => !ofFeeds.has(trendId(trend)))
}
