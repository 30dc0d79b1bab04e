import type { Selectable } from 'kysely'
import { OutfitItem } from '../../contract/closet/outfit-items.ts'
import { TRAVEL_DAY, TripPiece } from '../../contract/trips/trips.ts'
import { DayWeather } from '../../contract/weather.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows, type Purpose } from '../db/row-lock.ts'
import type { JsonObject } from '../db/tables/table-values.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { StoredLine, StoredTrip, StoredTripDay, WholeTrip } from './stored-trip.ts'

/** Lists the trips of one user that are not deleted, by first day. */
export async function listStoredTrips(db: Database, userId: string): Promise<StoredTrip[]> {
  const rows = await tripsOf(db, userId).orderBy('fromDate').orderBy('id').execute()
  return rows.map(toTrip)
}

/** Reads the packing lists of these trips in one query, by trip id. */
export async function linesOfTrips(db: Database, ids: readonly string[]): Promise<Map<string, StoredLine[]>> {
  const lines = new Map<string, StoredLine[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return lines
  const rows = await db
    .selectFrom('tripLines')
    .selectAll()
    .where('tripId', 'in', ids)
    .orderBy('place')
    .orderBy('id')
    .execute()
  for (const row of rows) lines.get(row.tripId)?.push(toLine(row))
  return lines
}

/**
 * Finds a trip of this user that is not deleted, with days and lines, or null. `to change` locks it until the
 * transaction ends.
 */
export async function findTrip(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<WholeTrip | null> {
  const trip = await tripsOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!trip) return null
  const rows = await db.selectFrom('tripDays').selectAll().where('tripId', '=', id).orderBy('date').execute()
  const days = rows.map(toDay)
  const travel = days.filter(({ day }) => day === TRAVEL_DAY)
  return {
    trip: toTrip(trip),
    days: [...travel, ...days.filter(({ day }) => day !== TRAVEL_DAY)],
    lines: (await linesOfTrips(db, [id])).get(id) ?? [],
  }
}

export async function insertTrip(db: Database, { trip, days, lines }: WholeTrip): Promise<void> {
  await db
    .insertInto('trips')
    .values({ ...tripColumns(trip), id: trip.id, userId: trip.userId, createdAt: trip.createdAt })
    .execute()
  await insertDaysAndLines(db, { trip, days, lines })
}

/** Replaces the whole state of a trip, in the transaction that locked it. */
export async function replaceTrip(db: Database, { trip, days, lines }: WholeTrip): Promise<void> {
  await db.updateTable('trips').set(tripColumns(trip)).where('id', '=', trip.id).execute()
  await db.deleteFrom('tripDays').where('tripId', '=', trip.id).execute()
  await db.deleteFrom('tripLines').where('tripId', '=', trip.id).execute()
  await insertDaysAndLines(db, { trip, days, lines })
}

/** Ticks or renames a line, in the transaction that locked its trip. */
export async function updateLine(
  db: Database,
  id: string,
  changes: Partial<Pick<StoredLine, 'text' | 'suggestedAs' | 'isPacked' | 'isBack'>>,
): Promise<void> {
  await db.updateTable('tripLines').set(changes).where('id', '=', id).execute()
}

/** Soft-deletes a trip, in the transaction that locked it. */
export async function markTripDeleted(db: Database, id: string, deletedAt: Date): Promise<void> {
  await db.updateTable('trips').set({ deletedAt }).where('id', '=', id).execute()
}

/** Permanently deletes all trips deleted before `before`. Resolves with the URLs of their pictures. */
export async function purgeTripRows(db: Database, before: Date): Promise<string[]> {
  const days = await db
    .selectFrom('tripDays')
    .innerJoin('trips', 'trips.id', 'tripDays.tripId')
    .select('tripDays.pieces')
    .where('trips.deletedAt', '<', before)
    .execute()
  const lines = await db
    .selectFrom('tripLines')
    .innerJoin('trips', 'trips.id', 'tripLines.tripId')
    .select('tripLines.item')
    .where('trips.deletedAt', '<', before)
    .execute()
  await db.deleteFrom('trips').where('deletedAt', '<', before).execute()
  const items = days.flatMap(({ pieces }) => piecesOf(pieces)).map(({ item }) => item)
  return [...items, ...lines.flatMap(({ item }) => itemOf(item) ?? [])].map(({ imageUrl }) => imageUrl)
}

async function insertDaysAndLines(db: Database, { trip, days, lines }: WholeTrip): Promise<void> {
  if (days.length > 0)
    await db
      .insertInto('tripDays')
      .values(
        days.map((day) => ({
          tripId: trip.id,
          day: day.day,
          date: day.date,
          purpose: day.purpose,
          pieces: day.pieces.map((piece) => ({ ...piece })),
          outfitDescription: day.outfitDescription,
          note: day.note,
          weather: day.weather && { ...day.weather },
          isByHand: day.isByHand,
          offered: [...day.offered],
        })),
      )
      .execute()
  const existing = await existingItemIds(db, lines)
  if (lines.length > 0)
    await db
      .insertInto('tripLines')
      .values(
        lines.map(({ group, item, closetItemId, ...line }, place) => ({
          ...line,
          closetItemId: closetItemId !== null && existing.has(closetItemId) ? closetItemId : null,
          tripId: trip.id,
          packingGroup: group,
          item: item && { ...item },
          place,
        })),
      )
      .execute()
}

// A piece may be permanently deleted while its trip is packed again. Its line keeps the snapshot.
async function existingItemIds(db: Database, lines: readonly StoredLine[]): Promise<ReadonlySet<string>> {
  const ids = lines.flatMap(({ closetItemId }) => closetItemId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('closetItems')
    .select('id')
    .where('id', 'in', ids)
    .$if(locksRows(db), (query) => query.forKeyShare())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function tripsOf(db: Database, userId: string) {
  return db.selectFrom('trips').selectAll().where('userId', '=', userId).where('deletedAt', 'is', null)
}

function tripColumns(trip: StoredTrip) {
  const { place, fromDate, toDate, purpose, bag, laundryEvery, isHome, version } = trip
  return {
    place,
    fromDate,
    toDate,
    purpose,
    bag,
    laundryEvery,
    isHome,
    version,
    solvedWith: trip.solvedWith,
    weatherNote: trip.weatherNote,
    missing: [...trip.missing],
    takenOut: trip.takenOut.map((item) => ({ ...item })),
  }
}

function toTrip(row: Selectable<Tables['trips']>): StoredTrip {
  const { deletedAt: _deletedAt, ...trip } = row
  return {
    ...trip,
    solvedWith: row.solvedWith ?? '',
    weatherNote: row.weatherNote ?? '',
    missing: row.missing ?? [],
    takenOut: (row.takenOut ?? []).flatMap((item) => itemOf(item) ?? []),
  }
}

function toDay(row: Selectable<Tables['tripDays']>): StoredTripDay {
  return {
    day: row.day,
    date: row.date,
    purpose: row.purpose,
    pieces: piecesOf(row.pieces),
    outfitDescription: row.outfitDescription ?? '',
    note: row.note ?? '',
    weather: DayWeather.safeParse(row.weather).data ?? null,
    isByHand: row.isByHand,
    offered: row.offered ?? [],
  }
}

function toLine(row: Selectable<Tables['tripLines']>): StoredLine {
  const { id, packingGroup, text, closetItemId, item, isByHand, isPacked, isBack, suggestedAs } = row
  return {
    id,
    group: packingGroup,
    text,
    closetItemId,
    item: itemOf(item),
    isByHand,
    isPacked,
    isBack,
    suggestedAs,
  }
}

function piecesOf(pieces: readonly JsonObject[]): TripPiece[] {
  return pieces.flatMap((piece) => TripPiece.safeParse(piece).data ?? [])
}

function itemOf(item: JsonObject | null): OutfitItem | null {
  return OutfitItem.safeParse(item).data ?? null
}
