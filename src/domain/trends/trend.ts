import type { TrendCategory, TrendPart, TrendSeason } from '../../contract/trends.ts'
import type { Pattern } from '../closet/drawings/patterns.ts'
import type { GarmentKind } from '../closet/garment-kinds.ts'

/** What `Trend.source` is for our own set. */
export const BUNDLED = 'bundled'

/** A piece that a trend is made of. */
export interface TrendGarment {
  readonly slot: TrendPart['slot']
  /** In lower case, with its color where that matters: 'cream wide-leg trousers'. */
  readonly name: string
  readonly kind: GarmentKind
  /** A word for it or `#rrggbb`. */
  readonly color: string
  readonly pattern: Pattern | null
}

/** A trend as a source tells it; platform and key say which one it is. */
export interface Trend {
  /** 'tiktok', 'pinterest', or another's name in lower case. */
  readonly platform: string
  /** What the source calls it, never shown. */
  readonly key: string
  readonly title: string
  readonly description: string | null
  readonly tags: readonly string[]
  /** 0 to 100; of our own set the rank within its season, at the height of it. */
  readonly popularity: number
  readonly category: TrendCategory | null
  readonly season: TrendSeason | null
  /** http or https. */
  readonly sourceUrl: string | null
  readonly parts: readonly TrendGarment[]
  /** 'bundled', or the address of a feed. */
  readonly source: string
}

/** What tells a trend from all others. */
export function trendId({ platform, key }: Pick<Trend, 'platform' | 'key'>): string {
  return `${platform} ${key}`
}
