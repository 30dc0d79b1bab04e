import type { Kysely } from 'kysely'
import { withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Trending styles; a sync finds the row it updates by platform and source key. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, whole, list, now } = columns
  const trendingStyles = {
    id: id(),
    platform: filled(20),
    source_key: filled(255),
    title: filled(255),
    description: text(2000),
    tags: list(),
    image_url: text(500),
    popularity: withDefault(whole(0), 0),
    category: text(50),
    season: text(20),
    source_url: text(500),
    created_at: now(),
    updated_at: now(),
  }
  await createTable(db, 'trending_styles', trendingStyles, {
    unique: [['platform', 'source_key']],
    indexes: [['category', 'season'], ['popularity']],
  })
}
