import type { Kysely } from 'kysely'
import { references, required, unique, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Outfits shared on social platforms. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, whole, boolean, list, now } = columns
  const outfitShares = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    // A curation, a recommendation or a planned day, so it references no single table.
    outfit_id: required(id()),
    platform: required(oneOf('instagram', 'pinterest')),
    // A personal message of 2,000 characters and the generated text around it.
    share_text: filled(5000),
    hashtags: required(list()),
    image_url: text(2000),
    share_url: text(2000),
    share_token_hash: unique(text(128)),
    is_public: withDefault(boolean(), true),
    share_count: withDefault(whole(0), 0),
    created_at: now(),
  }
  await createTable(db, 'outfit_shares', outfitShares, {
    indexes: [['user_id', 'created_at', 'id'], ['outfit_id']],
  })
}
