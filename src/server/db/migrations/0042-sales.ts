import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Requests for listings of other users, the resulting sales, their photos, and blocked and reported users. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  await createSales(db, columns)
  const { id, text, filled, oneOf, whole, object, now } = columns
  const salePhotos = {
    sale_id: required(references(id(), 'sales.id', 'cascade')),
    image_key: required(references(text(32), 'stored_images.key', 'no action')),
    shows: required(oneOf('listing', 'handover')),
    added_by: required(oneOf('seller', 'buyer')),
    place: required(whole(0)),
    created_at: now(),
  }
  await createTable(db, 'sale_photos', salePhotos, { primaryKey: ['sale_id', 'image_key'] })

  const userBlocks = {
    blocker_id: required(references(id(), 'users.id', 'cascade')),
    blocked_id: required(references(id(), 'users.id', 'cascade')),
    created_at: now(),
  }
  await createTable(db, 'user_blocks', userBlocks, { primaryKey: ['blocker_id', 'blocked_id'] })

  const reports = {
    id: id(),
    reporter_id: required(references(id(), 'users.id', 'cascade')),
    reported_id: required(references(id(), 'users.id', 'cascade')),
    listing_id: references(id(), 'marketplace_items.id', 'set null'),
    listing: object(),
    reason: filled(40),
    details: text(2000),
    created_at: now(),
  }
  await createTable(db, 'reports', reports, { indexes: [['created_at', 'id']] })
}

async function createSales(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, boolean, timestamp, object, now } = columns
  const sales = {
    id: id(),
    listing_id: references(id(), 'marketplace_items.id', 'set null'),
    seller_id: required(references(id(), 'users.id', 'cascade')),
    buyer_id: required(references(id(), 'users.id', 'cascade')),
    // Snapshot of the listing when the buyer sent the request.
    listing: required(object()),
    message: filled(2000),
    state: withDefault(
      oneOf('requested', 'accepted', 'declined', 'withdrawn', 'called off', 'done'),
      'requested',
    ),
    accepted_at: timestamp(),
    seller_confirmed_at: timestamp(),
    buyer_confirmed_at: timestamp(),
    closed_at: timestamp(),
    closed_by: oneOf('seller', 'buyer'),
    adds_to_closet: withDefault(boolean(), false),
    // The buyer's copy of the photo, from the buyer's confirmation until the piece has it.
    piece_image_key: references(text(32), 'stored_images.key', 'no action'),
    piece_id: references(id(), 'closet_items.id', 'set null'),
    created_at: now(),
  }
  await createTable(db, 'sales', sales, {
    indexes: [
      ['seller_id', 'created_at', 'id'],
      ['buyer_id', 'created_at', 'id'],
    ],
  })
  await sql`create unique index sales_accepted_unique on sales (listing_id) where state = 'accepted'`.execute(
    db,
  )
  await sql`
    create unique index sales_open_unique on sales (listing_id, buyer_id)
    where state in ('requested', 'accepted')`.execute(db)
}
