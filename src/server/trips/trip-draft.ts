import type { OutfitItem } from '../../contract/closet-outfit.ts'
import { tripDayNames } from '../../domain/trips/moved-days.ts'
import type { StoredLine, StoredTripDay, TripWishes, WholeTrip } from './stored-trip.ts'

/** A day as it goes into packing. */
export interface DraftDay extends Pick<StoredTripDay, 'day' | 'purpose' | 'pieces' | 'isByHand' | 'offered'> {
  /** Armadio chooses what is worn on it. */
  readonly isOpen: boolean
  /** Ids of pieces that it is not to wear. */
  readonly avoidIds: readonly string[]
  readonly weather: StoredTripDay['weather']
}

/** What a trip is packed from: the person's wishes, and all that stays of how it was. */
export interface TripDraft {
  readonly wishes: TripWishes
  readonly days: readonly DraftDay[]
  readonly lines: readonly StoredLine[]
  readonly takenOut: readonly OutfitItem[]
  readonly seed: string
}

/** The draft that leaves a trip as it is; `isOpen` tells which days are chosen again. */
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

/** A day that nothing is known of yet. */
export function newDraftDay(day: string): DraftDay {
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

/** The days of a trip that has none yet. */
export function newDraftDays(wishes: TripWishes): DraftDay[] {
  return tripDayNames(wishes).map(newDraftDay)
}
