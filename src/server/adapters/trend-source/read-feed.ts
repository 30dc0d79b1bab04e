import * as z from 'zod'
import { outfitSlots } from '../../../contract/closet/outfit-items.ts'
import { trendCategories, trendSeasons } from '../../../contract/trends.ts'
import { patterns } from '../../../domain/closet/drawings/patterns.ts'
import { isGarmentKind, slotOfKind } from '../../../domain/closet/garment-kinds.ts'
import { readColorsOfName } from '../../../domain/closet/colors/perceived-color.ts'
import { readGarmentKind } from '../../../domain/closet/read-garment-kind.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { trendId, type Trend, type TrendGarment } from '../../../domain/trends/trend.ts'

const MAX_ROWS = 1000
const MAX_TAGS = 20
const MAX_PARTS = 12

function text(max: number) {
  return z
    .string()
    .transform((written) => stripMarkup(written, max))
    .pipe(z.string().min(1))
}

function word<const V extends readonly string[]>(values: V) {
  const lower = z.string().transform((written) => written.trim().toLowerCase())
  return lower.pipe(z.enum(values)).nullable().catch(null)
}

// Unusable items are skipped.
function each<S extends z.ZodType>(schema: S, most: number) {
  const items = z.array(z.unknown()).transform((list) =>
    list.slice(0, most).flatMap((item) => {
      const parsed = schema.safeParse(item)
      return parsed.success ? [parsed.data] : []
    }),
  )
  return items.catch([])
}

const address = z.string().max(500).refine(isWebAddress).nullable().catch(null)

const Part = z.object({
  name: text(80),
  kind: z.string().refine(isGarmentKind).nullable().catch(null),
  slot: word(outfitSlots),
  color: text(60).nullable().catch(null),
  pattern: word(patterns),
})

const Row = z.object({
  platform: z
    .string()
    .transform((written) => written.trim().toLowerCase())
    .pipe(z.string().regex(/^[a-z0-9][a-z0-9-]{0,19}$/)),
  key: text(255),
  title: text(120),
  description: text(1000).nullable().catch(null),
  tags: each(text(40), MAX_TAGS),
  popularity: z
    .number()
    .transform((value) => Math.round(Math.min(100, Math.max(0, value))))
    .catch(0),
  category: word(trendCategories),
  season: word(trendSeasons),
  sourceUrl: address,
  parts: each(Part, MAX_PARTS),
})

const Feed = z.object({ trends: z.array(z.unknown()) })

/**
 * Returns the trends of a feed in the format of docs/trend-feed.md, the first of each platform and key, at most a
 * thousand; unusable rows and fields are skipped. Null if it is not a feed, or has no usable row.
 */
export function readFeed(written: string, source: string): Trend[] | null {
  const feed = Feed.safeParse(valueOf(written))
  if (!feed.success) return null
  const trends = new Map<string, Trend>()
  for (const given of feed.data.trends.slice(0, MAX_ROWS)) {
    const row = Row.safeParse(given)
    if (!row.success) continue
    const { tags, parts, ...fields } = row.data
    const trend = { ...fields, tags: distinctTags(tags), parts: parts.flatMap(garmentOf), source }
    if (!trends.has(trendId(trend))) trends.set(trendId(trend), trend)
  }
  return trends.size > 0 || feed.data.trends.length === 0 ? [...trends.values()] : null
}

function valueOf(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}

function distinctTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.replace(/^#+\s*/, '')).filter(Boolean))]
}

// An unknown garment cannot be drawn or searched for.
function garmentOf(part: z.infer<typeof Part>): TrendGarment[] {
  const { name, pattern } = part
  const kind = part.kind ?? readGarmentKind(name)
  if (!kind) return []
  const color = part.color && swatchColor(part.color) ? part.color : (readColorsOfName(name)[0]?.hex ?? '')
  return [{ slot: part.slot ?? slotOfKind(kind), name, kind, color, pattern }]
}

function isWebAddress(written: string): boolean {
  const url = URL.parse(written)
  const isPlain = url !== null && url.username === '' && url.password === ''
  return isPlain && /^https?:$/.test(url.protocol) && /^[\x21-\x7e]+$/.test(written)
}

// Control characters, including line breaks, and marks that change the text direction.
// oxlint-disable-next-line no-control-regex -- these characters are removed
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g
const TAG = /<[^<>]*>/g

/** Text of a feed, ready to store: one line without tags and control characters, at most `max` characters. */
function stripMarkup(written: string, max: number): string {
  const line = written.toWellFormed().replaceAll(TAG, ' ').replaceAll(UNPRINTABLE, ' ')
  const plain = line.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  return characters.length <= max
    ? plain
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
