import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import { NewWeeklyPlan, type PlanSeason, type WeeklyPlan } from '../../../contract/planner/planner.ts'
import { weekDays, type WeekDay } from '../../../contract/values/week-days.ts'
import { type CalendarDate, isCalendarDate } from '../../../contract/values/calendar-date.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { fieldErrorsOf } from '../../ui/inputs/field-errors.ts'
import { formErrors } from '../../ui/inputs/form-resolver.ts'
import type { WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useCreatePlan, usePlans } from '../planner-queries.ts'
import { weekToPlan } from './week-to-plan.ts'

/** Values of the form. */
export interface PlanFormValues {
  title: string
  /** Text of the date field; '' if empty. */
  startDate: string
  /** Past days of this week get outfits too. */
  dressesPast: boolean
  theme: WordsOrChoice
  occasion: WordsOrChoice
  season: PlanSeason
  /** Occasions of days that have their own. */
  occasions: Readonly<Partial<Record<WeekDay, WordsOrChoice>>>
}

export type PlanFormReturn = UseFormReturn<PlanFormValues, unknown, NewWeeklyPlan>

const none: WordsOrChoice = { isOwn: false, value: '' }

/** The form of a new plan, the chosen week, and its submit. */
export function useCreatePlanForm(today: CalendarDate, onCreated: (plan: WeeklyPlan) => void) {
  const { data: plans = [] } = usePlans()
  const plannedMondays = new Set(plans.map(({ weekStartDate }) => weekStartDate))
  const form = useForm<PlanFormValues, unknown, NewWeeklyPlan>({
    resolver: planResolver(today),
    defaultValues: {
      title: '',
      startDate: weekToPlan(today, plannedMondays),
      dressesPast: false,
      theme: none,
      occasion: none,
      season: 'fall',
      occasions: {},
    },
    reValidateMode: 'onChange',
    // The form moves the focus to the first invalid field in reading order.
    shouldFocusError: false,
  })
  const startDate = useWatch({ control: form.control, name: 'startDate' })
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
  const create = form.handleSubmit(
    (plan) => {
      if (!isPending) mutate({ plan, idempotencyKey: keyOf(plan) }, { onSuccess: onCreated })
    },
    ({ theme, occasion }) => {
      if (theme || occasion)
        showToast({
          variant: 'destructive',
          title: 'Please fill required fields',
          description: 'Style theme and occasion are required.',
        })
    },
  )
  const monday = mondayOf(isStartDate(startDate) ? startDate : today)
  return {
    form,
    /** The Monday of the chosen week. */
    monday,
    /** That week already has a plan. */
    isPlanned: plannedMondays.has(monday),
    create,
    isPending,
  }
}

function isStartDate(text: string): text is CalendarDate {
  return isCalendarDate(text) && NewWeeklyPlan.shape.weekStartDate.safeParse(text).success
}

function planResolver(today: CalendarDate): Resolver<PlanFormValues, unknown, NewWeeklyPlan> {
  return (values) => {
    const parsed = NewWeeklyPlan.safeParse(wantedOf(values, today))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const { weekStartDate, styleTheme, ...messages } = fieldErrorsOf(parsed.error)
    const named = {
      ...messages,
      ...(weekStartDate && { startDate: weekStartDate }),
      ...(styleTheme && { theme: styleTheme }),
    }
    return { values: {}, errors: formErrors<PlanFormValues>(named) }
  }
}

function wantedOf(values: PlanFormValues, today: CalendarDate) {
  const { title, startDate, dressesPast, theme, occasion, season, occasions } = values
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
