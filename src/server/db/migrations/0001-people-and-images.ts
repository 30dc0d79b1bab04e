import type { Kysely } from 'kysely'
import { references, required, unique, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

const HEX = '0123456789abcdef'

/** Users, their stored pictures, and the keys of idempotent requests. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, code, whole, list, json, now } = columns
  await createTable(db, 'users', {
    id: id(),
    username: unique(filled(120)),
    email: unique(text(254)),
    profile_image: text(2000),
    created_at: now(),
  })

  const storedImages = {
    key: code(32, HEX),
    user_id: required(references(id(), 'users.id', 'cascade')),
    sha256: required(code(64, HEX)),
    width: required(whole(1)),
    height: required(whole(1)),
    thumb_hash: filled(100),
    widths: required(list()),
    byte_size: required(whole(0)),
    // Inserted before the files and deleted after them, so that every file on disk has a row.
    state: withDefault(oneOf('incoming', 'stored', 'unwanted'), 'incoming'),
    created_at: now(),
  }
  await createTable(db, 'stored_images', storedImages, {
    primaryKey: ['key'],
    indexes: [
      ['user_id', 'sha256'],
      ['state', 'created_at'],
    ],
  })

  const idempotencyKeys = {
    user_id: references(id(), 'users.id', 'cascade'),
    key: filled(255),
    method: filled(10),
    path: filled(2000),
    request_hash: filled(128),
    status: whole(100, 599),
    body: json(),
    created_at: now(),
  }
  await createTable(db, 'idempotency_keys', idempotencyKeys, {
    primaryKey: ['user_id', 'key'],
    indexes: [['created_at']],
  })
}
