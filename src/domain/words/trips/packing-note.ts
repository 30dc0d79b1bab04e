import { TRAVEL_DAY, type TripDayName } from '../../../contract/trips/trips.ts'
import { counted, listed } from '../english.ts'
import { shortDate } from '../dates.ts'

const NAMED = 2

interface PieceOnList {
  /** The days that wear it. */
  readonly days: readonly TripDayName[]
  readonly isByHand: boolean
}

/** Describes when a piece of the packing list is worn: 'Travel day, Nov 23 and Nov 25', or why it is on the list. */
export function packingNote({ days, isByHand }: PieceOnList): string {
  const dates = days.filter((day) => day !== TRAVEL_DAY)
  const isTraveling = dates.length < days.length
  const worn =
    dates.length > NAMED
      ? [counted(dates.length, isTraveling ? 'more day' : 'day')]
      : dates.map((date) => shortDate(date))
  if (days.length > 0) return listed([...(isTraveling ? ['Travel day'] : []), ...worn])
  return isByHand ? 'Added by you' : 'In case of rain'
}

/** Describes pieces worn again without a wash: 'Repeats the white T-shirt without a wash.' */
export function repeatNote(names: readonly string[]): string {
  return names.length === 0 ? '' : `Repeats ${listed(names)} without a wash.`
}
