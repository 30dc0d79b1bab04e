import { useId, useRef, type FormEvent } from 'react'
import { useController, useWatch } from 'react-hook-form'
import {
  PLAN_OCCASION_MAX,
  PLAN_TITLE_MAX,
  planSeasons,
  THEME_MAX,
  type WeeklyPlan,
} from '../../../contract/planner/planner.ts'
import { stylePreferences } from '../../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { mondayOf, weekDates } from '../../../domain/planner/week-dates.ts'
import { stylePreferenceNames } from '../../../domain/words/request-labels.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { Button } from '../../ui/button.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { useLeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { SelectField, TextField } from '../../ui/inputs/field.tsx'
import { planSeasonNames } from '../plan-in-words.ts'
import { weekRange } from '../week-range.ts'
import { DayOccasions } from './day-occasions.tsx'
import { useCreatePlanForm, type PlanFormReturn } from './use-create-plan-form.ts'
import { WeekChoice } from './week-choice.tsx'
import { WeekPreview } from './week-preview.tsx'
import { focusFirstError } from '../../ui/inputs/field-errors.ts'
import { controlledWords, WordsOrListField } from '../../ui/inputs/words-or-list-field.tsx'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'

interface NewPlanFormProps {
  /** By the client's clock. */
  readonly today: CalendarDate
  readonly onCreated: (plan: WeeklyPlan) => void
  readonly onCancel: () => void
}

/** 'New plan': the form of a plan, with a preview of its days. Asks before unsaved changes are lost. */
export function NewPlanForm({ today, onCreated, onCancel }: NewPlanFormProps) {
  const { form, monday, isPlanned, create, isPending } = useCreatePlanForm(today, onCreated)
  const leaving = useLeaveCheck(form.formState.isDirty && !isPending)
  const [dressesPast, occasion, occasions] = useWatch({
    control: form.control,
    name: ['dressesPast', 'occasion', 'occasions'],
  })
  const element = useRef<HTMLFormElement>(null)
  const heading = useTakesFocus<HTMLHeadingElement>()
  const submit = async (event: FormEvent) => {
    await create(event)
    focusFirstError(element.current)
  }
  return (
    <section className="tablet:beside-rail grid grid-cols-1 gap-6 pt-6 tablet:pt-12">
      <div>
        <h2 ref={heading} tabIndex={-1} className="type-title outline-none">
          New plan
        </h2>
        <p className="type-note text-quiet mt-2">
          Seven outfits from your clean pieces. Where possible, no top repeats, no shoes two days in a row, no
          suede in the rain.
        </p>
      </div>
      <form
        ref={element}
        aria-label="New plan"
        noValidate
        className="grid min-w-0 grid-cols-1 gap-6"
        onSubmit={(event) => void submit(event)}
      >
        <WeekChoice
          {...{ monday, today, isPlanned }}
          onChange={(startDate) => form.setValue('startDate', startDate, changed(form))}
          dressesPast={dressesPast}
          onDressPast={(isOn) => form.setValue('dressesPast', isOn, changed(form))}
        />
        <TitleAndStart {...{ form, monday, today }} />
        <ThemeOccasionSeason form={form} />
        <DayOccasions
          dates={weekDates(monday).filter((date) => dressesPast || date >= today || monday < mondayOf(today))}
          planned={occasion.value}
          occasions={occasions}
          onChange={(chosen) => form.setValue('occasions', chosen, changed(form))}
        />
        <WeekPreview monday={monday} from={dressesPast ? monday : today} isPlanning={isPending} />
        {leaving.isAsking ? (
          <UnsavedChanges {...{ leaving }} onDiscard={onCancel} />
        ) : (
          <footer data-toasts="beside" className="flex justify-end gap-2">
            <Button look="text" className="px-4!" onClick={() => leaving.leave(onCancel)}>
              Cancel
            </Button>
            <Button
              look="primary"
              type="submit"
              aria-disabled={isPending}
              className="tablet:flex-none flex-1"
            >
              {isPending ? 'Planning...' : 'Create Plan'}
            </Button>
          </footer>
        )}
      </form>
    </section>
  )
}

// Errors follow a change once the form was submitted.
function changed({ formState }: PlanFormReturn) {
  return { shouldDirty: true, shouldValidate: formState.isSubmitted }
}

interface TitleAndStartProps {
  readonly form: PlanFormReturn
  readonly monday: CalendarDate
  readonly today: CalendarDate
}

function TitleAndStart({ form, monday, today }: TitleAndStartProps) {
  const id = useId()
  const { errors } = form.formState
  const title = errors.title?.message
  const start = errors.startDate?.message
  const theme = useWatch({ control: form.control, name: 'theme.value' }).trim()
  return (
    <div className="tablet:grid-cols-3 grid gap-6">
      <div className="tablet:col-span-2">
        <TextField
          label="Title"
          placeholder={theme ? `${theme} Week` : 'Named after the theme'}
          maxLength={PLAN_TITLE_MAX}
          autoComplete="off"
          error={title}
          {...(!title && { 'aria-describedby': `${id}-title` })}
          {...form.register('title')}
        />
        {!title && (
          <p id={`${id}-title`} className="type-note text-quiet mt-1.5">
            Leave blank to name it after the theme.
          </p>
        )}
      </div>
      <div>
        <TextField
          label="Start date"
          type="date"
          min="1900-01-01"
          max="2100-12-31"
          error={start}
          {...(!start && { 'aria-describedby': `${id}-start` })}
          {...form.register('startDate')}
        />
        {!start && (
          <p id={`${id}-start`} className="type-note text-quiet mt-1.5">
            Monday to Sunday: {weekRange(monday, today)}.
          </p>
        )}
      </div>
    </div>
  )
}

function ThemeOccasionSeason({ form: { control, register } }: { readonly form: PlanFormReturn }) {
  const theme = useController({ control, name: 'theme' })
  const occasion = useController({ control, name: 'occasion' })
  return (
    <div className="tablet:grid-cols-3 tablet:gap-6 grid grid-cols-2 gap-x-4 gap-y-5">
      <div className="max-tablet:col-span-2">
        <WordsOrListField
          label="Style theme"
          nothing="Choose a theme"
          placeholder="Such as quiet luxury"
          maxLength={THEME_MAX}
          {...controlledWords(theme)}
        >
          {stylePreferences.map((name) => (
            // The value is the name, which becomes part of the plan's title.
            <option key={name}>{stylePreferenceNames[name]}</option>
          ))}
        </WordsOrListField>
      </div>
      <WordsOrListField
        label="Occasion"
        nothing="Choose an occasion"
        placeholder="What, where"
        maxLength={PLAN_OCCASION_MAX}
        {...controlledWords(occasion)}
      >
        <OccasionPresets />
      </WordsOrListField>
      <SelectField label="Season" {...register('season')}>
        {planSeasons.map((name) => (
          <option key={name} value={name}>
            {planSeasonNames[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
