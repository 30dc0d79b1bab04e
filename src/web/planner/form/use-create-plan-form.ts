import { useState } from 'react'
import {
  NewWeeklyPlan,
  weekDays,
  type PlanSeason,
  type WeekDay,
  type WeeklyPlan,
} from '../../../contract/planner/planner.ts'
import { type CalendarDate, isCalendarDate } from '../../../contract/values/calendar-date.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useCreatePlan, usePlans } from '../planner-queries.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { weekToPlan } from './week-to-plan.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { fieldErrorsOf } from '../../ui/inputs/field-errors.ts'
import type { WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'

/** Values of the form. */
export interface PlanDraft {
  readonly title: string
  /** Text of the date field; '' if empty. */
  readonly startDate: string
  /** Past days of this week get outfits too. */
  readonly dressesPast: boolean
  readonly theme: WordsOrChoice
  readonly occasion: WordsOrChoice
  readonly season: PlanSeason
  /** Occasions of days that have their own. */
  readonly occasions: Readonly<Partial<Record<WeekDay, WordsOrChoice>>>
}

const none: WordsOrChoice = { isOwn: false, value: '' }

/** The form of a new plan: its values, its errors after the first submit, and the submit. */
export function useCreatePlanForm(today: CalendarDate, onCreated: (plan: WeeklyPlan) => void) {
  const { data: plans = [] } = usePlans()
  const plannedMondays = new Set(plans.map(({ weekStartDate }) => weekStartDate))
  const [draft, setDraft] = useState<PlanDraft>(() => ({
    title: '',
    startDate: weekToPlan(today, plannedMondays),
    dressesPast: false,
    theme: none,
    occasion: none,
    season: 'fall',
    occasions: {},
  }))
  const [wasPressed, setPressed] = useState(false)
  const keyOf = useRequestKey()
  const { mutate, isPending } = useCreatePlan({
    onDone: () =>
      showToast({
        title: 'Weekly plan created!',
        description: 'Your AI-curated outfit plan is ready for the week.',
      }),
    onFailed: (error) => {
      console.error('Failed to create weekly plan', error)
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to create weekly plan. Please try again.',
      })
    },
  })
  const parsed = NewWeeklyPlan.safeParse(wantedOf(draft, today))
  const fieldErrors = fieldErrorsOf(parsed.error)
  const create = () => {
    setPressed(true)
    if (fieldErrors['styleTheme'] || fieldErrors['occasion'])
      showToast({
        variant: 'destructive',
        title: 'Please fill required fields',
        description: 'Style theme and occasion are required.',
      })
    if (isPending || !parsed.success) return
    mutate({ plan: parsed.data, idempotencyKey: keyOf(parsed.data) }, { onSuccess: onCreated })
  }
  const monday = mondayOf(
    isCalendarDate(draft.startDate) && !fieldErrors['weekStartDate'] ? draft.startDate : today,
  )
  return {
    draft,
    /** The Monday of the chosen week. */
    monday,
    /** That week already has a plan. */
    isPlanned: plannedMondays.has(monday),
    change: (part: Partial<PlanDraft>) => setDraft((known) => ({ ...known, ...part })),
    fieldErrors: wasPressed ? fieldErrors : {},
    create,
    isPending,
  }
}

function wantedOf(draft: PlanDraft, today: CalendarDate) {
  const { title, startDate, dressesPast, theme, occasion, season, occasions } = draft
  const weekStartDate = startDate || mondayOf(today)
  return {
    title,
    weekStartDate,
    // By the client's clock; the server may have another day.
    dressFrom: dressesPast ? weekStartDate : today,
    styleTheme: theme.value,
    occasion: occasion.value,
    season,
    occasions: Object.fromEntries(
      weekDays.flatMap((day) => {
        const own = occasions[day]?.value.trim()
        return own ? [[day, own]] : []
      }),
    ),
  }
}
