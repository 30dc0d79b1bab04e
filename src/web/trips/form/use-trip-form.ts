import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { BagSize } from '../../../contract/trips/packing-list.ts'
import { NewTrip, TRIP_DAYS_MAX, type Trip } from '../../../contract/trips/trips.ts'
import { type CalendarDate, isCalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter, daysBetween } from '../../../domain/calendar-days.ts'
import { fieldErrorsOf } from '../../ui/inputs/field-errors.ts'
import { formErrors } from '../../ui/inputs/form-resolver.ts'
import type { WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'
import { allOccasions } from './all-occasions.ts'

/** Values of the form. */
export interface TripFormValues {
  place: string
  /** Text of the date fields; '' if empty. */
  fromDate: string
  toDate: string
  purpose: WordsOrChoice
  bag: BagSize
  hasLaundry: boolean
  laundryEvery: string
}

export type TripFormReturn = UseFormReturn<TripFormValues, unknown, NewTrip>

const LAUNDRY_EVERY = 4
const TRIP_NIGHTS = 4
const DAYS_AHEAD = 7

/** Form of a new or existing trip; `itemIds` are pieces to pack for a new one. */
export function useTripForm(
  today: CalendarDate,
  trip: Trip | null,
  itemIds: readonly string[],
): TripFormReturn {
  return useForm<TripFormValues, unknown, NewTrip>({
    resolver: tripResolver(itemIds),
    defaultValues: trip ? valuesOf(trip) : newTripValues(today),
    reValidateMode: 'onChange',
    // The form moves the focus to the first invalid field in reading order.
    shouldFocusError: false,
  })
}

/** Changes the first day; the last day moves with it if it would be before. */
export function changeFirstDay(form: TripFormReturn, fromDate: string): void {
  const known = form.getValues()
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  form.setValue('fromDate', fromDate, options)
  const nights = nightsOf(known)
  const isAfterLast = isCalendarDate(fromDate) && fromDate > known.toDate
  const toDate =
    isAfterLast && nights !== null ? daysAfter(fromDate, Math.max(0, nights)) : form.getValues('toDate')
  // Also if it stays: its error depends on the first day.
  form.setValue('toDate', toDate, options)
}

/** Initial values of a new trip: five days, starting in a week. */
function newTripValues(today: CalendarDate): TripFormValues {
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

function valuesOf(trip: Trip): TripFormValues {
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

function tripResolver(itemIds: readonly string[]): Resolver<TripFormValues, unknown, NewTrip> {
  return (values) => {
    const { hasLaundry, laundryEvery, purpose, ...rest } = values
    const parsed = NewTrip.safeParse({
      ...rest,
      purpose: purpose.value,
      laundryEvery: hasLaundry ? Number(laundryEvery) : null,
      itemIds: [...itemIds],
    })
    const messages = fieldErrorsOf(parsed.error)
    const range = rangeError(values)
    if (range && !messages['toDate'] && !messages['fromDate']) messages['toDate'] = range
    if (purpose.isOwn && purpose.value.trim() === '')
      messages['purpose'] = 'Say what the trip is for, or go back to the list.'
    return parsed.success && Object.keys(messages).length === 0
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: formErrors<TripFormValues>(messages) }
  }
}

function rangeError({ fromDate, toDate }: TripFormValues): string | null {
  if (toDate < fromDate) return 'The last day is before the first.'
  const nights = nightsOf({ fromDate, toDate })
  return nights !== null && nights >= TRIP_DAYS_MAX ? `A trip has at most ${TRIP_DAYS_MAX} days.` : null
}

// Null unless both days are entered.
function nightsOf({ fromDate, toDate }: Pick<TripFormValues, 'fromDate' | 'toDate'>): number | null {
  return isCalendarDate(fromDate) && isCalendarDate(toDate) ? daysBetween(fromDate, toDate) : null
}
