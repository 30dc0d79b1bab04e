import * as z from 'zod/mini'
import {
  trendCategories,
  trendPlatforms,
  trendSeasons,
  type TrendPlatform,
  type TrendSeason,
} from '../../../contract/trends.ts'
import { patterns } from '../../closet/drawings/patterns.ts'
import { garmentKinds, slotOfKind } from '../../closet/garment-kinds.ts'
import { typeOfText } from '../../closet/read-garment-kind.ts'
import { once } from '../../once.ts'
import { BUNDLED, type Trend, type TrendGarment } from '../trend.ts'
import fall from './fall.json' with { type: 'json' }
import spring from './spring.json' with { type: 'json' }
import summer from './summer.json' with { type: 'json' }
import winter from './winter.json' with { type: 'json' }

const BundledTrend = z.strictObject({
  key: z.string(),
  on: z.enum(trendPlatforms),
  /** A TikTok tag without its '#', or search words for Pinterest. */
  page: z.string(),
  title: z.string(),
  category: z.enum(trendCategories),
  /** 0 to 100 in the middle of its season, estimated by us. */
  rank: z.int(),
  tags: z.array(z.string()),
  description: z.string(),
  /** Outer layers first, then shoes, bag and small pieces; names without their color. */
  parts: z.array(
    z.strictObject({
      kind: z.enum(garmentKinds.map(({ id }) => id)),
      color: z.string(),
      name: z.string(),
      pattern: z.optional(z.enum(patterns)),
    }),
  ),
})
type BundledTrend = z.infer<typeof BundledTrend>

const bySeason: Readonly<Record<TrendSeason, unknown>> = { spring, summer, fall, winter }

const pages: Readonly<Record<TrendPlatform, (page: string) => string>> = {
  tiktok: (tag) => `https://www.tiktok.com/tag/${tag}`,
  pinterest: (words) => `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(words)}`,
}

/**
 * Armadio's own set of November 21, 2026: established styles of each season. Ranks are estimates; the pages are the
 * public ones for the tag or the search words.
 */
export const bundledTrends = once((): readonly Trend[] =>
  trendSeasons.flatMap((season) =>
    z
      .array(BundledTrend)
      .parse(bySeason[season])
      .map((trend) => toTrend(trend, season)),
  ),
)

function toTrend(written: BundledTrend, season: TrendSeason): Trend {
  const { key, on, page, title, category, rank, tags, description } = written
  return {
    platform: on,
    key,
    title,
    description,
    tags,
    popularity: rank,
    category,
    season,
    sourceUrl: pages[on](page),
    parts: partsOf(written),
    source: BUNDLED,
  }
}

function partsOf({ parts }: BundledTrend): TrendGarment[] {
  const bodies = parts.filter(({ kind }) => ['top', 'dress'].includes(slotOfKind(kind)))
  return parts.map(({ kind, color, name, pattern = null }) => ({
    // Cardigans and knit vests over another top or a dress are the outer piece.
    slot: bodies.length > 1 && isOverOthers(name) ? 'outer' : slotOfKind(kind),
    name: `${colorWord(color)} ${name}`,
    kind,
    color,
    pattern,
  }))
}

// The color 'Denim' becomes 'blue', as in 'blue denim jacket'.
function colorWord(color: string): string {
  return color === 'Denim' ? 'blue' : color.toLowerCase()
}

function isOverOthers(name: string): boolean {
  const type = typeOfText(name)
  return type !== null && (type.tags.includes('cardigan') || type.tags.includes('knit vest'))
}
