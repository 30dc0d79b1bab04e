import type { Kysely } from 'kysely'
import { references, required, unique, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Profiles, followers and notifications. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, whole, boolean, timestamp, list, object, now } = columns
  await createTable(db, 'user_profiles', {
    id: id(),
    user_id: unique(required(references(id(), 'users.id', 'cascade'))),
    bio: text(2000),
    location: text(120),
    style_personality: text(120),
    favorite_colors: list(),
    size_measurements: object(),
    social_links: object(),
    is_public: withDefault(boolean(), false),
    followers_count: withDefault(whole(0), 0),
    following_count: withDefault(whole(0), 0),
    created_at: now(),
  })

  const userFollows = {
    id: id(),
    follower_id: required(references(id(), 'users.id', 'cascade')),
    following_id: required(references(id(), 'users.id', 'cascade')),
    created_at: now(),
  }
  await createTable(db, 'user_follows', userFollows, {
    unique: [['follower_id', 'following_id']],
    checks: { not_self: 'follower_id <> following_id' },
  })

  const notifications = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    type: filled(120),
    title: filled(255),
    message: filled(2000),
    data: object(),
    is_read: withDefault(boolean(), false),
    scheduled_for: timestamp(),
    created_at: now(),
  }
  await createTable(db, 'notifications', notifications, { indexes: [['user_id', 'created_at', 'id']] })
}
