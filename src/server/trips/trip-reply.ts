import type { PackingLine } from '../../contract/trips/packing-list.ts'
import type { Trip, TripReply } from '../../contract/trips/trips.ts'
import { TRAVEL_DAY } from '../../contract/trips/trips.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { bagLoad } from '../../domain/trips/bag-load.ts'
import { combinationsOf } from '../../domain/trips/combinations.ts'
import { tripTime } from '../../domain/trips/trip-time.ts'
import { packingNote } from '../../domain/words/trips/packing-note.ts'
import { findItemsToWear } from '../closet/wearable-items.ts'
import { whereabouts } from '../closet/whereabouts.ts'
import type { Database } from '../db/open-database.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { today } from '../ports/clock.ts'
import type { StoredLine, StoredTrip, WholeTrip } from './stored-trip.ts'

const PICTURES = 5

/** Converts a trip to an entry of the list. */
export function toTripOfList(
  {
    version: _version,
    solvedWith: _seed,
    weatherNote: _note,
    missing: _missing,
    takenOut: _out,
    ...trip
  }: StoredTrip,
  lines: readonly StoredLine[],
  now: CalendarDate,
): Trip {
  const pieces = lines.filter(({ item }) => item !== null)
  return {
    ...trip,
    time: tripTime(trip, now),
    pieceCount: pieces.length,
    packedCount: pieces.filter(({ isPacked }) => isPacked).length,
    pictures: pieces.slice(0, PICTURES).flatMap(({ item }) => item?.imageUrl ?? []),
    createdAt: trip.createdAt.toISOString(),
  }
}

/** Converts a trip to the API's trip. Looks up whether its pieces still exist. */
export async function tripReply(
  db: Database,
  { pieceReader, clock }: Pick<PlannerDeps, 'pieceReader' | 'clock'>,
  whole: WholeTrip,
): Promise<TripReply> {
  const { trip, days, lines } = whole
  const ids = lines.flatMap(({ closetItemId }) => closetItemId ?? [])
  const known = await whereabouts(db, trip.userId, ids)
  const pieces = await pieceReader.read(await findItemsToWear(db, trip.userId, ids))
  const travel = days.find(({ day }) => day === TRAVEL_DAY)
  const onTheWay = new Set(travel?.pieces.map(({ item }) => item.id))
  const inBag = pieces.filter(({ id }) => !onTheWay.has(id))
  return {
    trip: toTripOfList(trip, lines, today(clock)),
    days: days.map(({ offered: _offered, pieces: worn, ...day }) => ({ ...day, pieces: [...worn] })),
    lines: lines.map((line) => toPackingLine(line, whole, known, onTheWay)),
    load: bagLoad(
      inBag.map(({ garment }) => garment),
      trip.bag,
    ),
    combinations: combinationsOf(pieces),
    weatherNote: trip.weatherNote,
    missing: [...trip.missing],
    takenOut: [...trip.takenOut],
  }
}

function toPackingLine(
  { closetItemId, suggestedAs: _suggestedAs, ...line }: StoredLine,
  { days }: WholeTrip,
  known: Awaited<ReturnType<typeof whereabouts>>,
  onTheWay: ReadonlySet<string>,
): PackingLine {
  const id = closetItemId ?? line.item?.id ?? ''
  const wornOn = days.filter(({ pieces }) => pieces.some(({ item }) => item.id === id)).map(({ day }) => day)
  const state = known.get(id)
  return {
    ...line,
    isWornOnTheWay: onTheWay.has(id),
    note: line.item ? packingNote({ days: wornOn, isByHand: line.isByHand }) : '',
    isInTheWash: state === 'in the wash',
    isGone: line.item !== null && (state === undefined || state === 'gone'),
  }
}
