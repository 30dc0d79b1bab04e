import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Outfits of the stylist, and their ratings. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, whole, list, now } = columns
  const outfitRecommendations = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    name: filled(120),
    description: text(2000),
    occasion: text(120),
    items: required(list()),
    ai_styling_tips: text(2000),
    created_at: now(),
  }
  await createTable(db, 'outfit_recommendations', outfitRecommendations, {
    indexes: [['user_id', 'created_at', 'id']],
  })

  const outfitCurations = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    focus_item_id: references(id(), 'closet_items.id', 'set null'),
    style_preference: filled(120),
    occasion: text(120),
    season: oneOf('spring', 'summer', 'fall', 'winter'),
    outfit_description: filled(2000),
    style_analysis: filled(2000),
    suggestions: required(list()),
    styling_tips: required(list()),
    color_palette: required(list()),
    created_at: now(),
  }
  await createTable(db, 'outfit_curations', outfitCurations, { indexes: [['user_id', 'created_at', 'id']] })

  const outfitRatings = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    // A curation, a recommendation or a planned day, so it references no single table.
    outfit_id: required(id()),
    rating: required(whole(1, 5)),
    review: text(2000),
    helpful_votes: withDefault(whole(0), 0),
    created_at: now(),
  }
  await createTable(db, 'outfit_ratings', outfitRatings, {
    indexes: [['user_id', 'created_at', 'id'], ['outfit_id']],
  })
}
