import type { Generated } from 'kysely'
import type { BagSize, PackingGroup } from '../../../contract/trips.ts'
import type { CalendarDate, CreatedAt, Id, JsonObject } from './table-values.ts'

// `Generated` marks what the database fills when it is left out of an insert.
interface TripsTable {
  id: Id
  userId: Id
  place: string
  fromDate: CalendarDate
  toDate: CalendarDate
  purpose: string
  bag: Generated<BagSize>
  laundryEvery: number | null
  /** The person said that they are home, so that its pieces are too. */
  isHome: Generated<boolean>
  /** Counts the changes of its outfits and of which lines it has; ticks are not counted. */
  version: Generated<number>
  /** The seed that decided between what was equally good. */
  solvedWith: string | null
  weatherNote: string | null
  missing: string[] | null
  /** Pieces that were taken off the list by hand, as they were. */
  takenOut: JsonObject[] | null
  createdAt: CreatedAt
  deletedAt: Date | null
}

interface TripDaysTable {
  tripId: Id
  /** Its date, or 'travel' for the outfit worn on the way. */
  day: string
  date: CalendarDate
  /** Null where that of the trip holds. */
  purpose: string | null
  /** Each with its slot, as it was: `{ slot, item }`. */
  pieces: JsonObject[]
  outfitDescription: string | null
  note: string | null
  /** A DayWeather. */
  weather: JsonObject | null
  isByHand: Generated<boolean>
  /** Ids of the tops and dresses that were offered when the day was chosen again. */
  offered: Id[] | null
}

interface TripLinesTable {
  id: Id
  tripId: Id
  packingGroup: PackingGroup
  text: string
  /** Null for a thing that is not a piece of the closet, and once the piece is deleted. */
  closetItemId: Id | null
  /** The piece as it was; null for what is no piece of the closet. */
  item: JsonObject | null
  isByHand: Generated<boolean>
  isPacked: Generated<boolean>
  isBack: Generated<boolean>
  /** Which suggestion of ours it is; null once it is edited, and for what the person wrote. */
  suggestedAs: string | null
  place: Generated<number>
}

/** Trips, their days and their packing lists. */
export interface TripTables {
  trips: TripsTable
  tripDays: TripDaysTable
  tripLines: TripLinesTable
}
