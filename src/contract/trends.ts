import * as z from 'zod/mini'
import { closetCategories } from './closet.ts'
import { OutfitItem, outfitSlots } from './closet-outfit.ts'
import { endpoint } from './endpoint.ts'
import { Id, maybe, oneOf } from './fields.ts'
import { MarketplaceItem } from './marketplace.ts'
import { stylistSeasons } from './stylist.ts'
import { wishlistCategories } from './wishlist.ts'

export const trendCategories = [
  'casual',
  'formal',
  'streetwear',
  'vintage',
  'minimalist',
  'boho',
  'athletic',
] as const
export type TrendCategory = (typeof trendCategories)[number]

export const trendSeasons = stylistSeasons
export type TrendSeason = (typeof trendSeasons)[number]

export const trendPlatforms = ['tiktok', 'pinterest'] as const
export type TrendPlatform = (typeof trendPlatforms)[number]

/** Most tags that a card shows. */
export const TAGS_SHOWN = 3

/** A piece that a trend is made of, as it is drawn. */
export const TrendPart = z.object({
  slot: z.enum(outfitSlots),
  /** 'wide-leg trousers'. */
  name: z.string(),
  /** Address of a drawing on this server. */
  imageUrl: z.string(),
  /** The piece of the closet that can stand for it; null: it is missing. */
  item: z.nullable(OutfitItem),
})
export type TrendPart = z.infer<typeof TrendPart>

export const TrendingStyle = z.object({
  id: z.string(),
  platform: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  tags: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  /** 0 to 100; of the bundled set our season rank. */
  popularity: z.int(),
  /** 'bundled', or the address of the feed that tells it. */
  source: z.string(),
  category: z.nullable(z.string()),
  season: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What it is made of, matched with the closet; empty where the source does not say. */
  parts: z.array(TrendPart),
})
export type TrendingStyle = z.infer<typeof TrendingStyle>

/** What a trend lacks, and where to get it. */
export const MissingPart = z.object({
  name: z.string(),
  /** As a wish: its category, and a color where the trend names one. */
  wish: z.object({ name: z.string(), category: z.enum(wishlistCategories), color: z.nullable(z.string()) }),
  /** What somebody sells that would do; null where nobody does. */
  listing: z.nullable(MarketplaceItem),
  /** What to look for in shops. */
  shop: z.object({
    name: z.string(),
    category: z.enum(closetCategories),
    priceRange: z.string(),
    description: z.string(),
    brands: z.array(z.string()),
    searchTerms: z.array(z.string()),
  }),
})
export type MissingPart = z.infer<typeof MissingPart>

/** A trend worn with one's own clothes. */
export const TrendInCloset = z.object({
  trend: TrendingStyle,
  /** A whole outfit in its manner; null where the closet has none. */
  outfit: z.nullable(
    z.object({
      pieces: z.array(z.object({ slot: z.enum(outfitSlots), item: OutfitItem, reasoning: z.string() })),
      outfitDescription: z.string(),
    }),
  ),
  missing: z.array(MissingPart),
})
export type TrendInCloset = z.infer<typeof TrendInCloset>

/** What a sync changed. */
export const TrendSync = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** 'bundled', or the address of the feed. */
  source: z.string(),
  fetchedAt: z.string(),
})
export type TrendSync = z.infer<typeof TrendSync>

export const trendEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/trending-styles',
    summary: 'Trending styles, the most popular first, each with how much of it the closet has',
    query: z.object({
      category: maybe(oneOf('Category', ['all', ...trendCategories])),
      season: maybe(oneOf('Season', ['all', ...trendSeasons])),
    }),
    reply: z.array(TrendingStyle),
  }),
  inCloset: endpoint({
    method: 'GET',
    path: '/api/trending-styles/:id/closet',
    summary: 'A trend with your own pieces, an outfit of them and the missing pieces',
    params: z.object({ id: Id }),
    reply: TrendInCloset,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/sync-trending-styles',
    summary: 'Refresh the trends (merged by platform and key, kept if the source fails)',
    reply: TrendSync,
  }),
}
