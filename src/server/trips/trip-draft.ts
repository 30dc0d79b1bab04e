import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import type { TripDayName } from '../../contract/trips/trips.ts'
import { tripDayNames } from '../../domain/trips/moved-days.ts'
import type { StoredLine, StoredTripDay, TripWishes, WholeTrip } from './stored-trip.ts'

/** A day as input of packing. */
export interface DraftDay extends Pick<StoredTripDay, 'day' | 'purpose' | 'pieces' | 'isByHand' | 'offered'> {
  /** Whether the day is to be solved. */
  readonly isOpen: boolean
  /** Ids of pieces to exclude. */
  readonly avoidIds: readonly string[]
  readonly weather: StoredTripDay['weather']
}

/** Input of packing: the user's wishes, and the fixed parts of the trip's former state. */
export interface TripDraft {
  readonly wishes: TripWishes
  readonly days: readonly DraftDay[]
  readonly lines: readonly StoredLine[]
  readonly takenOut: readonly OutfitItem[]
  readonly seed: string
}

/** Creates a draft of a trip. `isOpen` selects the days to re-solve, by default none. */
export function draftOf(
  { trip, days, lines }: WholeTrip,
  isOpen: (day: StoredTripDay) => boolean = () => false,
): TripDraft {
  const { place, fromDate, toDate, purpose, bag, laundryEvery } = trip
  return {
    wishes: { place, fromDate, toDate, purpose, bag, laundryEvery },
    days: days.map((day) => ({ ...day, isOpen: isOpen(day), avoidIds: [] })),
    lines,
    takenOut: trip.takenOut,
    seed: trip.solvedWith,
  }
}

/** Creates an empty day. */
export function newDraftDay(day: TripDayName): DraftDay {
  return {
    day,
    purpose: null,
    pieces: [],
    isByHand: false,
    offered: [],
    isOpen: true,
    avoidIds: [],
    weather: null,
  }
}

/** Creates the days of a new trip. */
export function newDraftDays(wishes: TripWishes): DraftDay[] {
  return tripDayNames(wishes).map(newDraftDay)
}
