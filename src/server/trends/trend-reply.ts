import type { TrendingStyle } from '../../contract/trends.ts'
import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { seasonRank } from '../../domain/trends/season-rank.ts'
import { BUNDLED } from '../../domain/trends/trend.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import type { SeasonInput } from './season-input.ts'
import type { KeptTrend } from './trend-store.ts'

/**
 * Converts a trend to the API's trend.
 * @param standIns the matching piece of each part
 */
export function trendReply(
  trend: KeptTrend,
  standIns: readonly (StylistPiece | null)[],
  { today, hemisphere }: SeasonInput,
): TrendingStyle {
  const { id, platform, title, description, tags, imageUrl, category, season, sourceUrl, parts, source } =
    trend
  return {
    id,
    platform,
    title,
    description,
    tags: [...tags],
    imageUrl,
    popularity:
      source === BUNDLED
        ? seasonRank({ rank: trend.popularity, season }, today, hemisphere)
        : trend.popularity,
    source,
    category,
    season,
    sourceUrl,
    createdAt: trend.createdAt.toISOString(),
    updatedAt: trend.updatedAt.toISOString(),
    parts: parts.map(({ slot, name, kind, color, pattern }, at) => {
      const piece = standIns[at]
      return {
        slot,
        name,
        imageUrl: drawingAddress(kind, color, pattern),
        item: piece ? toOutfitItem(piece) : null,
      }
    }),
  }
}
