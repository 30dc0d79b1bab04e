import { useRef, useState, type ReactNode } from 'react'
import {
  bagSizes,
  TRIP_DAYS_MAX,
  TRIP_PURPOSE_MAX,
  type NewTrip,
  type Trip,
} from '../../../contract/trips.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { PLACE_MAX } from '../../../contract/weather.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { focusFirstError } from '../../ui/inputs/field-errors.ts'
import { WordsOrListField } from '../../ui/inputs/words-or-list-field.tsx'
import { SameNamedPlaces } from '../../weather/same-named-places.tsx'
import { bagNames } from '../trip-in-words.ts'
import { useTripForm, type TripDraft } from './use-trip-form.ts'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'

interface TripFormProps {
  /** By the client's clock. */
  readonly today: CalendarDate
  /** Null for a new one. */
  readonly trip: Trip | null
  /** Pieces to pack for a new trip. */
  readonly itemIds?: readonly string[]
  readonly isPending: boolean
  readonly onSubmit: (wanted: NewTrip) => void
  readonly onCancel: () => void
}

/** Form of a trip: destination, dates, purpose, bag. */
export function TripForm({ today, trip, itemIds = [], isPending, onSubmit, onCancel }: TripFormProps) {
  const { draft, change, fieldErrors, wanted, press } = useTripForm(today, trip, itemIds)
  const form = useRef<HTMLFormElement>(null)
  const heading = useTakesFocus<HTMLHeadingElement>()
  const title = trip ? 'Edit trip' : 'New trip'
  return (
    <section className="tablet:beside-rail grid grid-cols-1 gap-6 pt-2">
      <div>
        <h1 ref={heading} tabIndex={-1} className="type-title outline-none">
          {title}
        </h1>
        <p className="type-note text-quiet mt-2">
          {trip
            ? 'Outfits and pieces you chose yourself stay.'
            : 'An outfit for each day from as few pieces as possible, for the weather there. You can change everything later.'}
        </p>
      </div>
      <form
        ref={form}
        aria-label={title}
        noValidate
        className="grid min-w-0 grid-cols-1 gap-7"
        onSubmit={(event) => {
          event.preventDefault()
          press()
          if (wanted && !isPending) onSubmit(wanted)
          else focusFirstError(form.current)
        }}
      >
        <Where {...{ draft, change, fieldErrors }} />
        <BagAndLaundry {...{ draft, change, fieldErrors }} />
        <footer data-toasts="beside" className="flex justify-end gap-2 pt-2">
          <Button look="text" className="px-4!" onClick={onCancel}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={isPending} className="tablet:flex-none flex-1">
            {isPending ? 'Packing...' : trip ? 'Save Trip' : 'Pack for It'}
          </Button>
        </footer>
      </form>
    </section>
  )
}

interface PartProps {
  readonly draft: TripDraft
  readonly change: (part: Partial<TripDraft>) => void
  readonly fieldErrors: Partial<Record<string, string>>
}

function Where({ draft, change, fieldErrors }: PartProps) {
  // The destination to look up: set on blur, not on each keystroke.
  const [lookedUp, setLookedUp] = useState<string | null>(null)
  return (
    <>
      <div>
        <TextField
          label="Place"
          placeholder="A city"
          maxLength={PLACE_MAX}
          autoComplete="off"
          error={fieldErrors['place']}
          value={draft.place}
          onChange={({ target }) => {
            setLookedUp(null)
            change({ place: target.value })
          }}
          onBlur={() => setLookedUp(draft.place.trim() || null)}
        />
        {lookedUp && !lookedUp.includes(',') && (
          <SameNamedPlaces
            name={lookedUp}
            onChoose={(place) => {
              setLookedUp(null)
              change({ place })
            }}
          />
        )}
      </div>
      <div className="tablet:gap-6 grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3">
        <DateField
          name="First day"
          value={draft.fromDate}
          error={fieldErrors['fromDate']}
          onChange={(fromDate) => change({ fromDate })}
        />
        <DateField
          name="Last day"
          value={draft.toDate}
          error={fieldErrors['toDate']}
          onChange={(toDate) => change({ toDate })}
        />
        <div className="max-tablet:col-span-2">
          <WordsOrListField
            label="What for"
            nothing="Choose an occasion"
            placeholder="Such as hiking in the hills"
            maxLength={TRIP_PURPOSE_MAX}
            error={fieldErrors['purpose']}
            chosen={draft.purpose}
            onChange={(purpose) => change({ purpose })}
          >
            <OccasionPresets />
          </WordsOrListField>
          <p className="type-note text-quiet mt-1.5">For every day. Each day can have its own later.</p>
        </div>
      </div>
    </>
  )
}

interface DateFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (date: string) => void
}

function DateField({ name, value, error, onChange }: DateFieldProps) {
  return (
    <TextField
      label={name}
      type="date"
      min="1900-01-01"
      max="2100-12-31"
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function BagAndLaundry({ draft, change, fieldErrors }: PartProps) {
  return (
    <div className="tablet:grid-cols-2 grid gap-6">
      <Choice label="Bag">
        <ChipRadios
          label="Bag"
          options={bagSizes.map((value) => ({ value, text: bagNames[value] }))}
          value={draft.bag}
          onChange={(bag) => change({ bag })}
        />
      </Choice>
      <Choice label="Laundry during the trip">
        <ChipRadios
          label="Laundry during the trip"
          options={[
            { value: 'no', text: 'No' },
            { value: 'yes', text: 'Yes' },
          ]}
          value={draft.hasLaundry ? 'yes' : 'no'}
          onChange={(answer) => change({ hasLaundry: answer === 'yes' })}
        />
        {draft.hasLaundry && (
          <TextField
            label="Days between washes"
            type="number"
            inputMode="numeric"
            min={1}
            max={TRIP_DAYS_MAX}
            className="mt-3 max-w-44"
            error={fieldErrors['laundryEvery']}
            value={draft.laundryEvery}
            onChange={({ target }) => change({ laundryEvery: target.value })}
          />
        )}
      </Choice>
    </div>
  )
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="type-note text-quiet">
        {label}
      </p>
      {children}
    </div>
  )
}
