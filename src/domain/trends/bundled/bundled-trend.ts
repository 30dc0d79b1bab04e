import type { TrendCategory, TrendPlatform } from '../../../contract/trends.ts'
import type { Pattern } from '../../closet/drawings/patterns.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'

/** A trend of our own set, as it is written down by season. */
export interface BundledTrend {
  readonly key: string
  readonly on: TrendPlatform
  /** A tag of TikTok without its '#', or what to search for on Pinterest. */
  readonly page: string
  readonly title: string
  readonly category: TrendCategory
  /** 0 to 100 at the height of its season, by our own judgment of how usual it is then. */
  readonly rank: number
  readonly tags: readonly string[]
  readonly description: string
  /** From the outside to the feet, then bag and small pieces; the name without its color. */
  readonly parts: readonly (readonly [kind: GarmentKind, color: string, name: string, pattern?: Pattern])[]
}
