import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { bagSizes } from '../../../contract/trips/packing-list.ts'
import { TRIP_DAYS_MAX, TRIP_PURPOSE_MAX, type NewTrip, type Trip } from '../../../contract/trips/trips.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { PLACE_MAX } from '../../../contract/weather.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { Button } from '../../ui/button.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { useLeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { focusFirstError } from '../../ui/inputs/field-errors.ts'
import { controlledWords, WordsOrListField } from '../../ui/inputs/words-or-list-field.tsx'
import { SameNamedPlaces } from '../../weather/same-named-places.tsx'
import { bagNames } from '../trip-in-words.ts'
import { changeFirstDay, useTripForm, type TripFormReturn } from './use-trip-form.ts'

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

/** Form of a trip: destination, dates, purpose, bag. Asks before unsaved changes are lost. */
export function TripForm({ today, trip, itemIds = [], isPending, onSubmit, onCancel }: TripFormProps) {
  const form = useTripForm(today, trip, itemIds)
  const leaving = useLeaveCheck(form.formState.isDirty && !isPending)
  const element = useRef<HTMLFormElement>(null)
  const heading = useTakesFocus<HTMLHeadingElement>()
  const title = trip ? 'Edit trip' : 'New trip'
  const submit = async (event: FormEvent) => {
    await form.handleSubmit((wanted) => {
      if (!isPending) onSubmit(wanted)
    })(event)
    focusFirstError(element.current)
  }
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
        ref={element}
        aria-label={title}
        noValidate
        className="grid min-w-0 grid-cols-1 gap-7"
        onSubmit={(event) => void submit(event)}
      >
        <Where form={form} />
        <Days form={form} />
        <BagAndLaundry form={form} />
        {leaving.isAsking ? (
          <UnsavedChanges {...{ leaving }} onDiscard={onCancel} />
        ) : (
          <footer data-toasts="beside" className="flex justify-end gap-2 pt-2">
            <Button look="text" className="px-4!" onClick={() => leaving.leave(onCancel)}>
              Cancel
            </Button>
            <Button
              look="primary"
              type="submit"
              aria-disabled={isPending}
              className="tablet:flex-none flex-1"
            >
              {isPending ? 'Packing...' : trip ? 'Save Trip' : 'Pack for It'}
            </Button>
          </footer>
        )}
      </form>
    </section>
  )
}

interface PartProps {
  readonly form: TripFormReturn
}

function Where({ form }: PartProps) {
  // The destination to look up: set on blur, not on each keystroke.
  const [lookedUp, setLookedUp] = useState<string | null>(null)
  const field = form.register('place', {
    onChange: () => setLookedUp(null),
    onBlur: () => setLookedUp(form.getValues('place').trim() || null),
  })
  return (
    <div>
      <TextField
        label="Place"
        placeholder="A city"
        maxLength={PLACE_MAX}
        autoComplete="off"
        error={form.formState.errors.place?.message}
        {...field}
      />
      {lookedUp && !lookedUp.includes(',') && (
        <SameNamedPlaces
          name={lookedUp}
          onChoose={(place) => {
            setLookedUp(null)
            form.setValue('place', place, { shouldDirty: true })
          }}
        />
      )}
    </div>
  )
}

function Days({ form }: PartProps) {
  const { errors } = form.formState
  const fromDate = useWatch({ control: form.control, name: 'fromDate' })
  const purpose = useController({ control: form.control, name: 'purpose' })
  const date = { type: 'date', min: '1900-01-01', max: '2100-12-31' }
  return (
    <div className="tablet:gap-6 grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3">
      <TextField
        {...date}
        label="First day"
        error={errors.fromDate?.message}
        value={fromDate}
        onChange={({ target }) => changeFirstDay(form, target.value)}
      />
      <TextField {...date} label="Last day" error={errors.toDate?.message} {...form.register('toDate')} />
      <div className="max-tablet:col-span-2">
        <WordsOrListField
          label="What for"
          nothing="Choose an occasion"
          placeholder="Such as hiking in the hills"
          maxLength={TRIP_PURPOSE_MAX}
          {...controlledWords(purpose)}
        >
          <OccasionPresets />
        </WordsOrListField>
        <p className="type-note text-quiet mt-1.5">For every day. Each day can have its own later.</p>
      </div>
    </div>
  )
}

function BagAndLaundry({ form }: PartProps) {
  const [bag, hasLaundry] = useWatch({ control: form.control, name: ['bag', 'hasLaundry'] })
  return (
    <div className="tablet:grid-cols-2 grid gap-6">
      <Choice label="Bag">
        <ChipRadios
          label="Bag"
          options={bagSizes.map((value) => ({ value, text: bagNames[value] }))}
          value={bag}
          onChange={(value) => form.setValue('bag', value, { shouldDirty: true })}
        />
      </Choice>
      <Choice label="Laundry during the trip">
        <ChipRadios
          label="Laundry during the trip"
          options={[
            { value: 'no', text: 'No' },
            { value: 'yes', text: 'Yes' },
          ]}
          value={hasLaundry ? 'yes' : 'no'}
          onChange={(answer) => form.setValue('hasLaundry', answer === 'yes', { shouldDirty: true })}
        />
        {hasLaundry && (
          <TextField
            label="Days between washes"
            type="number"
            inputMode="numeric"
            min={1}
            max={TRIP_DAYS_MAX}
            className="mt-3 max-w-44"
            error={form.formState.errors.laundryEvery?.message}
            {...form.register('laundryEvery')}
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
