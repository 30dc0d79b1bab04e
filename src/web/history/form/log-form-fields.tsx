import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  HISTORY_NOTES_MAX,
  HISTORY_OCCASION_MAX,
  LOCATION_MAX,
  type OutfitHistory,
} from '../../../contract/history.ts'
import { occasionPresets } from '../../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { weatherConditions, type TemperatureUnit } from '../../../contract/weather.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { RuledField, SelectField, TextField } from '../../ui/inputs/field.tsx'
import { WordsOrListField } from '../../ui/inputs/words-or-list-field.tsx'
import { RatingStars } from '../rating-stars.tsx'
import { useFilledWeather } from './use-filled-weather.ts'
import { fieldError, type LogForm } from './use-log-form.ts'

interface LogFormFieldsProps {
  readonly form: LogForm
  readonly entry: OutfitHistory | null
  readonly unit: TemperatureUnit
  readonly today: CalendarDate
}

/** Fields for the day, the occasion, the weather, the rating and the notes. */
export function LogFormFields({ form, entry, unit, today }: LogFormFieldsProps) {
  const rating = useWatch({ control: form.control, name: 'rating' })
  return (
    <div className="mt-6 grid gap-5">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 tablet:gap-x-6">
        <TextField
          label="Worn on"
          type="date"
          min="1900-01-01"
          max={today}
          error={fieldError(form, 'wornDate')}
          {...form.register('wornDate')}
        />
        <Occasion form={form} />
        <WeatherFields {...{ form, entry, unit, today }} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden className="type-note text-quiet max-tablet:w-full">
          How was it?
        </span>
        <div className="max-tablet:-ml-2.5">
          <RatingStars
            size="large"
            label="How was it?"
            rating={rating}
            onRate={(stars) => form.setValue('rating', stars, { shouldDirty: true })}
          />
        </div>
        <span role="status" className="type-note text-quiet">
          {rating === null ? 'Not rated' : `${rating} of 5`}
        </span>
      </div>
      <RuledField
        label="Notes"
        placeholder="What worked, what you would change"
        rows={1}
        maxLength={HISTORY_NOTES_MAX}
        error={fieldError(form, 'notes')}
        {...form.register('notes')}
      />
    </div>
  )
}

function isListed(word: string): boolean {
  return word !== 'custom' && occasionPresets.some((preset) => preset === word)
}

function Occasion({ form }: { readonly form: LogForm }) {
  const occasion = useWatch({ control: form.control, name: 'occasion' })
  const [isOwn, setIsOwn] = useState(() => occasion !== '' && !isListed(occasion))
  return (
    <WordsOrListField
      label="Occasion"
      nothing="Choose an occasion"
      placeholder="What, where"
      maxLength={HISTORY_OCCASION_MAX}
      error={fieldError(form, 'occasion')}
      chosen={{ isOwn, value: occasion }}
      onChange={(chosen) => {
        setIsOwn(chosen.isOwn)
        form.setValue('occasion', chosen.value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }}
    >
      <OccasionPresets />
    </WordsOrListField>
  )
}

function WeatherFields({ form, entry, unit, today }: LogFormFieldsProps) {
  const note = useFilledWeather(form, { isNew: entry === null, unit, today })
  const condition = useWatch({ control: form.control, name: 'condition' })
  const isOther = condition !== '' && !weatherConditions.some((known) => known === condition)
  return (
    <>
      <div className="max-tablet:col-span-2 min-w-0">
        <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-3">
          <TextField
            label="Weather"
            inputMode="decimal"
            aria-label="Temperature"
            autoComplete="off"
            after={unit === 'celsius' ? '°C' : '°F'}
            error={fieldError(form, 'weather.temperature')}
            {...form.register('temperature')}
          />
          <SelectField
            label="Sky"
            error={fieldError(form, 'weather.condition')}
            {...form.register('condition')}
          >
            <option value="">Not set</option>
            {isOther && <option>{condition}</option>}
            {weatherConditions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        <p aria-live="polite" className="type-note text-quiet mt-1.5 min-h-4.5">
          {note}
        </p>
      </div>
      <TextField
        label="Location"
        className="max-tablet:col-span-2"
        autoComplete="off"
        maxLength={LOCATION_MAX}
        error={fieldError(form, 'location')}
        {...form.register('location')}
      />
    </>
  )
}
