import type { TrendCategory, TrendPart, TrendSeason } from '../../contract/trends.ts'
import type { Pattern } from '../closet/drawings/patterns.ts'
import type { GarmentKind } from '../closet/garment-kinds.ts'

/** The `Trend.source` of the bundled set. */
export const BUNDLED = 'bundled'

/** A part of a trend. */
export interface TrendGarment {
  readonly slot: TrendPart['slot']
  /** Lowercase, with its color if relevant: 'cream wide-leg trousers'. */
  readonly name: string
  readonly kind: GarmentKind
  /** A color word or `#rrggbb`. */
  readonly color: string
  readonly pattern: Pattern | null
}

/** A trend from a source, identified by platform and key. */
export interface Trend {
  /** 'tiktok', 'pinterest', or another name in lowercase. */
  readonly platform: string
  /** The source's name for it, never shown. */
  readonly key: string
  readonly title: string
  readonly description: string | null
  readonly tags: readonly string[]
  /** 0 to 100; for the bundled set the rank in the middle of its season. */
  readonly popularity: number
  readonly category: TrendCategory | null
  readonly season: TrendSeason | null
  /** An http or https URL. */
  readonly sourceUrl: string | null
  readonly parts: readonly TrendGarment[]
  /** 'bundled', or the URL of a feed. */
  readonly source: string
}

/** The unique key of a trend. */
export function trendId({ platform, key }: Pick<Trend, 'platform' | 'key'>): string {
  return `${platform} ${key}`
}
