import { useId, useState } from 'react'
import { TRAVEL_DAY, TRIP_PURPOSE_MAX, type Trip, type TripDay } from '../../../contract/trips/trips.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { allOccasions } from '../form/all-occasions.ts'
import { purposeName } from '../trip-in-words.ts'

interface DayPurposeProps {
  readonly trip: Trip
  readonly day: TripDay
  /** Null: the purpose of the trip. */
  readonly onChange: (purpose: string | null) => void
}

const OWN = 'own words'
const AS_TRIP = ''

/** The purpose of a day: the trip's, a preset, or free text. */
export function DayPurpose({ trip, day, onChange }: DayPurposeProps) {
  const id = useId()
  const [written, setWritten] = useState<string | null>(null)
  if (day.day === TRAVEL_DAY)
    return <p className="type-note text-quiet">There and back, with the bulkiest pieces on</p>
  if (written !== null)
    return (
      <input
        aria-label={`What for on ${day.day}`}
        ref={focusOnce}
        maxLength={TRIP_PURPOSE_MAX}
        autoComplete="off"
        placeholder="Such as a museum"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setWritten(null)
        }}
        onBlur={() => {
          if (written.trim() && written.trim() !== day.purpose) onChange(written.trim())
          setWritten(null)
        }}
        className="type-note border-edge focus:border-ink placeholder:text-quiet h-11 w-full min-w-0 rounded-none border-b bg-transparent outline-none placeholder:opacity-100"
      />
    )
  const isOwn = day.purpose !== null && !allOccasions.includes(day.purpose)
  return (
    <>
      <label htmlFor={id} className="sr-only">
        What for on {day.day}
      </label>
      <select
        id={id}
        value={day.purpose ?? AS_TRIP}
        onChange={({ target }) =>
          target.value === OWN ? setWritten(isOwn ? (day.purpose ?? '') : '') : onChange(target.value || null)
        }
        className="type-note text-quiet hover:text-ink -my-1 h-11 max-w-full cursor-pointer appearance-none truncate rounded-none bg-transparent underline decoration-edge decoration-1 underline-offset-4 tablet:h-9"
      >
        <option value={AS_TRIP}>{purposeName(trip.purpose)}</option>
        {isOwn && day.purpose && <option value={day.purpose}>{day.purpose}</option>}
        <OccasionPresets />
        <option value={OWN}>Your own words...</option>
      </select>
    </>
  )
}

// A stable function, so that the ref runs when the input appears and not on each render.
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
