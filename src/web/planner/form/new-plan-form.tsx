import { useId, useRef } from 'react'
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
import { SelectField, TextField } from '../../ui/inputs/field.tsx'
import { planSeasonNames } from '../plan-in-words.ts'
import { weekRange } from '../week-range.ts'
import { DayOccasions } from './day-occasions.tsx'
import { useCreatePlanForm, type PlanDraft } from './use-create-plan-form.ts'
import { WeekChoice } from './week-choice.tsx'
import { WeekPreview } from './week-preview.tsx'
import { focusFirstError } from '../../ui/inputs/field-errors.ts'
import { WordsOrListField } from '../../ui/inputs/words-or-list-field.tsx'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'

interface NewPlanFormProps {
  /** By the client's clock. */
  readonly today: CalendarDate
  readonly onCreated: (plan: WeeklyPlan) => void
  readonly onCancel: () => void
}

/** 'New plan': the form of a plan, with a preview of its days. */
export function NewPlanForm({ today, onCreated, onCancel }: NewPlanFormProps) {
  const { draft, monday, isPlanned, change, fieldErrors, create, isPending } = useCreatePlanForm(
    today,
    onCreated,
  )
  const form = useRef<HTMLFormElement>(null)
  const heading = useTakesFocus<HTMLHeadingElement>()
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
        ref={form}
        aria-label="New plan"
        noValidate
        className="grid min-w-0 grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          create()
          focusFirstError(form.current)
        }}
      >
        <WeekChoice
          {...{ monday, today, isPlanned }}
          onChange={(startDate) => change({ startDate })}
          dressesPast={draft.dressesPast}
          onDressPast={(dressesPast) => change({ dressesPast })}
        />
        <TitleAndStart {...{ draft, monday, change, fieldErrors, today }} />
        <div className="tablet:grid-cols-3 tablet:gap-6 grid grid-cols-2 gap-x-4 gap-y-5">
          <div className="max-tablet:col-span-2">
            <WordsOrListField
              label="Style theme"
              nothing="Choose a theme"
              placeholder="Such as quiet luxury"
              maxLength={THEME_MAX}
              error={fieldErrors['styleTheme']}
              chosen={draft.theme}
              onChange={(theme) => change({ theme })}
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
            error={fieldErrors['occasion']}
            chosen={draft.occasion}
            onChange={(occasion) => change({ occasion })}
          >
            <OccasionPresets />
          </WordsOrListField>
          <SelectField
            label="Season"
            value={draft.season}
            onChange={({ target }) =>
              change({ season: planSeasons.find((name) => name === target.value) ?? 'fall' })
            }
          >
            {planSeasons.map((name) => (
              <option key={name} value={name}>
                {planSeasonNames[name]}
              </option>
            ))}
          </SelectField>
        </div>
        <DayOccasions
          dates={weekDates(monday).filter(
            (date) => draft.dressesPast || date >= today || monday < mondayOf(today),
          )}
          planned={draft.occasion.value}
          occasions={draft.occasions}
          onChange={(occasions) => change({ occasions })}
        />
        <WeekPreview monday={monday} from={draft.dressesPast ? monday : today} isPlanning={isPending} />
        <footer data-toasts="beside" className="flex justify-end gap-2">
          <Button look="text" className="px-4!" onClick={onCancel}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={isPending} className="tablet:flex-none flex-1">
            {isPending ? 'Planning...' : 'Create Plan'}
          </Button>
        </footer>
      </form>
    </section>
  )
}

interface TitleAndStartProps {
  readonly draft: PlanDraft
  readonly monday: CalendarDate
  readonly change: (part: Partial<PlanDraft>) => void
  readonly fieldErrors: Partial<Record<string, string>>
  readonly today: CalendarDate
}

function TitleAndStart({ draft, monday, change, fieldErrors, today }: TitleAndStartProps) {
  const id = useId()
  const title = fieldErrors['title']
  const start = fieldErrors['weekStartDate']
  const theme = draft.theme.value.trim()
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
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
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
          value={draft.startDate}
          onChange={({ target }) => change({ startDate: target.value })}
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
