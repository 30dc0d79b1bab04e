import type { WornDays } from '../../contract/history.ts'
import { costInsights, type CostInsights } from './cost-insights.ts'
import { countedEntries, type HistoryEntry } from './counted-entries.ts'
import { ratingInsights, type RatingInsights } from './rating-insights.ts'
import { wearInsights, type InsightPiece, type WearInsights } from './wear-insights.ts'

/** What a history tells of the closet. */
export interface HistoryInsights extends RatingInsights, WearInsights {
  /** Entries with pieces; the others count for nothing. */
  readonly countedCount: number
  readonly costs: readonly CostInsights[]
}

interface History {
  readonly entries: readonly HistoryEntry[]
  /** The wears that the pieces of the closet count. */
  readonly worn: readonly WornDays[]
  /** The pieces that hang in the closet. */
  readonly closet: readonly InsightPiece[]
  /** As '2026-11-23'. */
  readonly today: string
}

/** Reckons all that the history tells, in one go; two thousand entries take a few milliseconds. */
export function historyInsights({ entries, worn, closet, today }: History): HistoryInsights {
  return {
    countedCount: countedEntries(entries).length,
    ...ratingInsights(entries),
    ...wearInsights({ entries, worn, closet, today }),
    costs: costInsights(closet),
  }
}
