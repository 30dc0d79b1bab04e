import { trendSeasons, type TrendPlatform, type TrendSeason } from '../../../contract/trends.ts'
import { slotOfKind } from '../../closet/garment-kinds.ts'
import { typeOfText } from '../../closet/read-garment-kind.ts'
import { BUNDLED, type Trend, type TrendGarment } from '../trend.ts'
import type { BundledTrend } from './bundled-trend.ts'
import { fall } from './fall.ts'
import { spring } from './spring.ts'
import { summer } from './summer.ts'
import { winter } from './winter.ts'

const bySeason: Readonly<Record<TrendSeason, readonly BundledTrend[]>> = { spring, summer, fall, winter }

const pages: Readonly<Record<TrendPlatform, (page: string) => string>> = {
  tiktok: (tag) => `https://www.tiktok.com/tag/${tag}`,
  pinterest: (words) => `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(words)}`,
}

/**
 * Our own set of 21 November 2026: what has long been worn in each season, chosen and described by us. Nothing in it
 * is measured, and its pages are the public ones for the tag or the words.
 */
export const bundledTrends: readonly Trend[] = trendSeasons.flatMap((season) =>
  bySeason[season].map((trend) => toTrend(trend, season)),
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
  const bodies = parts.filter(([kind]) => ['top', 'dress'].includes(slotOfKind(kind)))
  return parts.map(([kind, color, name, pattern = null]) => ({
    // Worn over another top or a dress these are what is outermost.
    slot: bodies.length > 1 && isOverOthers(name) ? 'outer' : slotOfKind(kind),
    name: `${colorWord(color)} ${name}`,
    kind,
    color,
    pattern,
  }))
}

// A denim jacket in denim is a blue denim jacket.
function colorWord(color: string): string {
  return color === 'Denim' ? 'blue' : color.toLowerCase()
}

function isOverOthers(name: string): boolean {
  const type = typeOfText(name)
  return type !== null && (type.tags.includes('cardigan') || type.tags.includes('knit vest'))
}
