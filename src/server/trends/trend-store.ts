import type { Selectable } from 'kysely'
import * as z from 'zod'
import { outfitSlots } from '../../contract/closet/outfit-items.ts'
import { trendCategories, trendSeasons, type TrendCategory, type TrendSeason } from '../../contract/trends.ts'
import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { patterns } from '../../domain/closet/drawings/patterns.ts'
import { isGarmentKind } from '../../domain/closet/garment-kinds.ts'
import type { Trend } from '../../domain/trends/trend.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { TrendSource } from '../ports/trend-source.ts'
import type { StylistDeps } from '../stylist/stylist-deps.ts'

export interface KeptTrend extends Trend {
  readonly id: string
  /** Our own drawing of its first part. */
  readonly imageUrl: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

// A thousand rows would exceed the parameter limit per statement of both engines.
const ROWS_AT_ONCE = 200

const KeptParts = z.array(
  z.object({
    slot: z.enum(outfitSlots),
    name: z.string(),
    kind: z.string().refine(isGarmentKind),
    color: z.string(),
    pattern: z.enum(patterns).nullable(),
  }),
)
const KeptCategory = z.enum(trendCategories).nullable().catch(null)
const KeptSeason = z.enum(trendSeasons).nullable().catch(null)

/** Lists the trends of this category and season, by default all, unordered. They are the same for every user. */
export async function listTrends(
  db: Database,
  { category, season }: { readonly category: TrendCategory | null; readonly season: TrendSeason | null },
): Promise<KeptTrend[]> {
  let query = db.selectFrom('trendingStyles').selectAll()
  if (category) query = query.where('category', '=', category)
  if (season) query = query.where('season', '=', season)
  return (await query.execute()).map(toTrend)
}

/** Finds a trend, or null. */
export async function findTrend(db: Database, id: string): Promise<KeptTrend | null> {
  const row = await db.selectFrom('trendingStyles').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toTrend(row) : null
}

/** Reads all trends and locks them until the transaction ends. */
export async function lockTrends(transaction: Database): Promise<KeptTrend[]> {
  const query = transaction.selectFrom('trendingStyles').selectAll().orderBy('id')
  return (await (locksRows(transaction) ? query.forUpdate() : query).execute()).map(toTrend)
}

/** Inserts new trends. Resolves with the number inserted; another process may have inserted some. */
export async function insertTrends(db: Database, trends: readonly Trend[], at: Date): Promise<number> {
  let stored = 0
  for (let from = 0; from < trends.length; from += ROWS_AT_ONCE) {
    const rows = trends.slice(from, from + ROWS_AT_ONCE).map((trend) => ({
      ...toRow(trend),
      id: newId(),
      platform: trend.platform,
      sourceKey: trend.key,
      createdAt: at,
      updatedAt: at,
    }))
    const inserted = await db
      .insertInto('trendingStyles')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['platform', 'sourceKey']).doNothing())
      .returning('id')
      .execute()
    stored += inserted.length
  }
  return stored
}

/** Updates a stored trend from its source. */
export async function updateTrend(db: Database, id: string, trend: Trend, updatedAt: Date): Promise<void> {
  await db
    .updateTable('trendingStyles')
    .set({ ...toRow(trend), updatedAt })
    .where('id', '=', id)
    .execute()
}

function toRow(trend: Trend) {
  const { title, description, tags, popularity, category, season, sourceUrl, parts, source } = trend
  const [first] = parts
  return {
    title,
    description,
    tags: [...tags],
    popularity,
    category,
    season,
    sourceUrl,
    source,
    parts: parts.map((part) => ({ ...part })),
    imageUrl: first ? drawingAddress(first.kind, first.color, first.pattern) : null,
  }
}

function toTrend(row: Selectable<Tables['trendingStyles']>): KeptTrend {
  return {
    id: row.id,
    platform: row.platform,
    key: row.sourceKey,
    title: row.title,
    description: row.description,
    tags: row.tags ?? [],
    popularity: row.popularity,
    category: KeptCategory.parse(row.category),
    season: KeptSeason.parse(row.season),
    sourceUrl: row.sourceUrl,
    parts: KeptParts.parse(row.parts ?? []),
    source: row.source ?? '',
    imageUrl: row.imageUrl,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Dependencies of trends. */
export interface TrendsDeps extends Pick<StylistDeps, 'db' | 'clock' | 'pieceReader'> {
  /** The bundled set first. Later sources take precedence for the same trend. */
  readonly trendSources: readonly TrendSource[]
}
