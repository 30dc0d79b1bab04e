import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Trips, the outfits of their days and of the journeys, and their packing lists. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, whole, boolean, date, timestamp, list, object, now } = columns
  const trips = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    place: filled(120),
    from_date: required(date()),
    to_date: required(date()),
    purpose: filled(120),
    bag: withDefault(oneOf('personal item', 'carry-on', 'checked'), 'carry-on'),
    laundry_every: whole(1, 30),
    is_home: withDefault(boolean(), false),
    version: withDefault(whole(1), 1),
    solved_with: text(64),
    weather_note: text(1000),
    missing: list(),
    taken_out: list(),
    created_at: now(),
    deleted_at: timestamp(),
  }
  await createTable(db, 'trips', trips, { indexes: [['user_id', 'from_date']] })

  const tripDays = {
    trip_id: required(references(id(), 'trips.id', 'cascade')),
    // A date, or 'travel'.
    day: required(filled(10)),
    date: required(date()),
    purpose: text(120),
    pieces: required(list()),
    outfit_description: text(2000),
    note: text(500),
    weather: object(),
    is_by_hand: withDefault(boolean(), false),
    offered: list(),
  }
  await createTable(db, 'trip_days', tripDays, { primaryKey: ['trip_id', 'day'] })

  const tripLines = {
    id: id(),
    trip_id: required(references(id(), 'trips.id', 'cascade')),
    packing_group: required(oneOf('pieces', 'underwear', 'toiletries', 'documents', 'other')),
    text: filled(120),
    closet_item_id: references(id(), 'closet_items.id', 'set null'),
    item: object(),
    is_by_hand: withDefault(boolean(), false),
    is_packed: withDefault(boolean(), false),
    is_back: withDefault(boolean(), false),
    suggested_as: text(40),
    place: withDefault(whole(0), 0),
  }
  await createTable(db, 'trip_lines', tripLines, { indexes: [['trip_id', 'place']] })
}
