import { useState } from 'react'
import { NewTrip, TRIP_DAYS_MAX, type BagSize, type Trip } from '../../../contract/trips.ts'
import { type CalendarDate, isCalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter, daysBetween } from '../../../domain/calendar-days.ts'
import { fieldErrorsOf } from '../../ui/inputs/field-errors.ts'
import type { WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'
import { allOccasions } from './all-occasions.ts'

/** Values of the form. */
export interface TripDraft {
  readonly place: string
  /** Text of the date fields; '' if empty. */
  readonly fromDate: string
  readonly toDate: string
  readonly purpose: WordsOrChoice
  readonly bag: BagSize
  readonly hasLaundry: boolean
  readonly laundryEvery: string
}

const LAUNDRY_EVERY = 4
const TRIP_NIGHTS = 4
const DAYS_AHEAD = 7

/** Initial values of a new trip: five days, starting in a week. */
function newDraft(today: CalendarDate): TripDraft {
  const fromDate = daysAfter(today, DAYS_AHEAD)
  return {
    place: '',
    fromDate,
    toDate: daysAfter(fromDate, TRIP_NIGHTS),
    purpose: { isOwn: false, value: 'travel' },
    bag: 'carry-on',
    hasLaundry: false,
    laundryEvery: String(LAUNDRY_EVERY),
  }
}

function draftOf(trip: Trip): TripDraft {
  return {
    place: trip.place,
    fromDate: trip.fromDate,
    toDate: trip.toDate,
    purpose: { isOwn: !allOccasions.includes(trip.purpose), value: trip.purpose },
    bag: trip.bag,
    hasLaundry: trip.laundryEvery !== null,
    laundryEvery: String(trip.laundryEvery ?? LAUNDRY_EVERY),
  }
}

/** Form of a new or existing trip: its values, its errors after the first submit, and the parsed trip. */
export function useTripForm(today: CalendarDate, trip: Trip | null, itemIds: readonly string[]) {
  const [draft, setDraft] = useState<TripDraft>(() => (trip ? draftOf(trip) : newDraft(today)))
  const [wasSubmitted, setPressed] = useState(false)
  const parsed = NewTrip.safeParse({
    place: draft.place,
    fromDate: draft.fromDate,
    toDate: draft.toDate,
    purpose: draft.purpose.value,
    bag: draft.bag,
    laundryEvery: draft.hasLaundry ? Number(draft.laundryEvery) : null,
    itemIds: [...itemIds],
  })
  const fieldErrors = fieldErrorsOf(parsed.error)
  const range = rangeError(draft)
  if (range && !fieldErrors['toDate'] && !fieldErrors['fromDate']) fieldErrors['toDate'] = range
  if (draft.purpose.isOwn && draft.purpose.value.trim() === '')
    fieldErrors['purpose'] = 'Say what the trip is for, or go back to the list.'
  const isWhole = parsed.success && Object.keys(fieldErrors).length === 0
  return {
    draft,
    change: (part: Partial<TripDraft>) => setDraft((known) => moved(known, part)),
    fieldErrors: wasSubmitted ? fieldErrors : {},
    /** The parsed trip; null while it is invalid. */
    wanted: isWhole ? parsed.data : null,
    press: () => setPressed(true),
  }
}

// The last day moves with the first.
function moved(known: TripDraft, part: Partial<TripDraft>): TripDraft {
  const next = { ...known, ...part }
  const { fromDate } = part
  if (!isCalendarDate(fromDate) || fromDate <= known.toDate) return next
  const nights = nightsOf(known)
  return nights === null ? next : { ...next, toDate: daysAfter(fromDate, Math.max(0, nights)) }
}

function rangeError({ fromDate, toDate }: TripDraft): string | null {
  if (toDate < fromDate) return 'The last day is before the first.'
  const nights = nightsOf({ fromDate, toDate })
  return nights !== null && nights >= TRIP_DAYS_MAX ? `A trip has at most ${TRIP_DAYS_MAX} days.` : null
}

// Null unless both days are entered.
function nightsOf({ fromDate, toDate }: Pick<TripDraft, 'fromDate' | 'toDate'>): number | null {
  return isCalendarDate(fromDate) && isCalendarDate(toDate) ? daysBetween(fromDate, toDate) : null
}
