import type { Generated } from 'kysely'
import type { BagSize, PackingGroup } from '../../../contract/trips/packing-list.ts'
import type { TripDayName } from '../../../contract/trips/trips.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CreatedAt, Id, JsonObject } from './table-values.ts'

// `Generated` marks columns that the database fills in.
interface TripsTable {
  id: Id
  userId: Id
  place: string
  fromDate: CalendarDate
  toDate: CalendarDate
  purpose: string
  bag: Generated<BagSize>
  laundryEvery: number | null
  /** The user has returned, and so have the trip's pieces. */
  isHome: Generated<boolean>
  /** Counts changes of its outfits and of its list of lines; ticks are not counted. */
  version: Generated<number>
  /** The seed of the random choices between equal outfits. */
  solvedWith: string | null
  weatherNote: string | null
  missing: string[] | null
  /** Snapshots of pieces that the user took off the list. */
  takenOut: JsonObject[] | null
  createdAt: CreatedAt
  deletedAt: Date | null
}

interface TripDaysTable {
  tripId: Id
  day: TripDayName
  date: CalendarDate
  /** Null: the trip's. */
  purpose: string | null
  /** Each with its slot and snapshot: `{ slot, item }`. */
  pieces: JsonObject[]
  outfitDescription: string | null
  note: string | null
  /** A DayWeather. */
  weather: JsonObject | null
  isByHand: Generated<boolean>
  /** Ids of the tops and dresses already suggested when the day was re-solved. */
  offered: Id[] | null
}

interface TripLinesTable {
  id: Id
  tripId: Id
  packingGroup: PackingGroup
  text: string
  /** Null if it is not a piece of the closet, and once the piece is deleted. */
  closetItemId: Id | null
  /** Snapshot of the piece; null if it is not a piece of the closet. */
  item: JsonObject | null
  isByHand: Generated<boolean>
  isPacked: Generated<boolean>
  isBack: Generated<boolean>
  /** Key of our suggestion; null once edited, and for lines that the user wrote. */
  suggestedAs: string | null
  place: Generated<number>
}

/** Trips, their days and their packing lists. */
export interface TripTables {
  trips: TripsTable
  tripDays: TripDaysTable
  tripLines: TripLinesTable
}
