import type { TrendSource } from '../ports/trend-source.ts'
import type { StylistNeeds } from '../stylist/stylist-needs.ts'

/** Dependencies of trends. */
export interface TrendsNeeds extends Pick<StylistNeeds, 'db' | 'clock' | 'pieceReader'> {
  /** The bundled set first. Later sources take precedence for the same trend. */
  readonly trendSources: readonly TrendSource[]
}
