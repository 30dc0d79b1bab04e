import * as z from 'zod/mini'
import { closetCategories } from './closet/closet.ts'
import { OutfitItem, outfitSlots } from './closet/outfit-items.ts'
import { endpoint } from './endpoint.ts'
import { Id, maybe, oneOf } from './fields.ts'
import { MarketplaceItem } from './marketplace.ts'
import { stylistSeasons } from './stylist/stylist.ts'
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

/** Maximum number of tags on a card. */
export const TAGS_SHOWN = 3

/** A garment of a trend. */
export const TrendPart = z.object({
  slot: z.enum(outfitSlots),
  /** 'wide-leg trousers'. */
  name: z.string(),
  /** Address of a drawing on this server. */
  imageUrl: z.string(),
  /** The matching piece of the closet; null if the closet has none. */
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
  /** 0 to 100; for the bundled set, our rank for the season. */
  popularity: z.int(),
  /** 'bundled', or the address of the feed. */
  source: z.string(),
  category: z.nullable(z.string()),
  season: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Its garments, matched with the closet; empty if the source has none. */
  parts: z.array(TrendPart),
})
export type TrendingStyle = z.infer<typeof TrendingStyle>

/** A garment that the closet lacks, and where to buy it. */
export const MissingPart = z.object({
  name: z.string(),
  /** Values for a wish; `color` is null if the trend names none. */
  wish: z.object({ name: z.string(), category: z.enum(wishlistCategories), color: z.nullable(z.string()) }),
  /** A matching listing; null if there is none. */
  listing: z.nullable(MarketplaceItem),
  /** A garment to look for in shops. */
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

/** A trend worn with pieces of the closet. */
export const TrendInCloset = z.object({
  trend: TrendingStyle,
  /** A complete outfit in this style; null if the closet has none. */
  outfit: z.nullable(
    z.object({
      pieces: z.array(z.object({ slot: z.enum(outfitSlots), item: OutfitItem, reasoning: z.string() })),
      outfitDescription: z.string(),
    }),
  ),
  missing: z.array(MissingPart),
})
export type TrendInCloset = z.infer<typeof TrendInCloset>

/** The result of a sync. */
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
