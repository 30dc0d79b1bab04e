import type { BagSize } from '../../contract/trips/packing-list.ts'
import type { Trip } from '../../contract/trips/trips.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { dayOfMonth, shortDate, yearOf } from '../../domain/words/dates.ts'
import { occasionName } from '../../domain/words/request-labels.ts'

/** Labels of the bags. */
export const bagNames: Readonly<Record<BagSize, string>> = {
  'personal item': 'Personal item',
  'carry-on': 'Carry-on',
  checked: 'Checked bag',
}

/**
 * The dates of a trip: 'Nov 23–27', across months 'Nov 30 – Dec 6', with the year if it differs from that of `today`.
 */
export function tripDates(
  { fromDate, toDate }: Pick<Trip, 'fromDate' | 'toDate'>,
  today: CalendarDate,
): string {
  const year = yearOf(toDate) === yearOf(today) ? '' : `, ${yearOf(toDate)}`
  if (fromDate === toDate) return `${shortDate(fromDate)}${year}`
  const isOneMonth = fromDate.slice(0, 7) === toDate.slice(0, 7)
  const last = isOneMonth ? `–${dayOfMonth(toDate)}` : ` – ${shortDate(toDate)}`
  return `${shortDate(fromDate)}${last}${year}`
}

/** The town of a location: 'Lisbon' of 'Lisbon, Portugal'. */
export function townOf(place: string): string {
  const [town = place] = place.split(',')
  return town
}

/** Label of the purpose of a day or trip. */
export function purposeName(purpose: string): string {
  return occasionName(purpose)
}

/** A trip on one line: 'Nov 23–27 · Sightseeing · Carry-on · Laundry every 3 days'. */
export function tripInWords(trip: Trip, today: CalendarDate): string {
  const { laundryEvery } = trip
  const wash =
    laundryEvery === null
      ? null
      : laundryEvery === 1
        ? 'Laundry every day'
        : `Laundry every ${laundryEvery} days`
  return [tripDates(trip, today), purposeName(trip.purpose), bagNames[trip.bag], wash]
    .filter(Boolean)
    .join(' · ')
}
