import type { TrendSource } from '../ports/trend-source.ts'
import type { StylistNeeds } from '../stylist/stylist-needs.ts'

/** What trends work with. */
export interface TrendsNeeds extends Pick<StylistNeeds, 'db' | 'clock' | 'pieceReader'> {
  /** Our own set first. Where two tell of the same trend, the later is believed. */
  readonly trendSources: readonly TrendSource[]
}
