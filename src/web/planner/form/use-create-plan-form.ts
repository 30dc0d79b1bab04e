import { useState } from 'react'
import {
  NewWeeklyPlan,
  weekDays,
  type PlanSeason,
  type WeekDay,
  type WeeklyPlan,
} from '../../../contract/planner.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useCreatePlan } from '../planner-queries.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { weekToPlan } from './week-to-plan.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import type { WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'

/** What is written in the form. */
export interface PlanDraft {
  readonly title: string
  /** As '2026-11-23', '' while none is given. */
  readonly startDate: string
  /** Days of this week that are over get outfits too. */
  readonly dressesPast: boolean
  readonly theme: WordsOrChoice
  readonly occasion: WordsOrChoice
  readonly season: PlanSeason
  /** Of days that have their own. */
  readonly occasions: Readonly<Partial<Record<WeekDay, WordsOrChoice>>>
}

/** What is wrong with a field, by its name in the contract. */
type Faults = Partial<Record<string, string>>

const none: WordsOrChoice = { isOwn: false, value: '' }

/** The create form: its draft, its faults once it was pressed, and the planning. `today` as '2026-11-23'. */
export function useCreatePlanForm(today: string, onCreated: (plan: WeeklyPlan) => void) {
  const [draft, setDraft] = useState<PlanDraft>(() => ({
    title: '',
    startDate: weekToPlan(today),
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
  const faults = faultsOf(draft, today)
  const create = () => {
    setPressed(true)
    if (faults['styleTheme'] || faults['occasion'])
      showToast({
        variant: 'destructive',
        title: 'Please fill required fields',
        description: 'Style theme and occasion are required.',
      })
    const parsed = NewWeeklyPlan.safeParse(wantedOf(draft, today))
    if (isPending || !parsed.success) return
    mutate({ plan: parsed.data, idempotencyKey: keyOf(parsed.data) }, { onSuccess: onCreated })
  }
  return {
    draft,
    /** The Monday of the week that is meant. */
    monday: mondayOf(faults['weekStartDate'] ? today : draft.startDate || today),
    change: (part: Partial<PlanDraft>) => setDraft((known) => ({ ...known, ...part })),
    faults: wasPressed ? faults : {},
    create,
    isPending,
  }
}

function wantedOf(draft: PlanDraft, today: string) {
  const { title, startDate, dressesPast, theme, occasion, season, occasions } = draft
  const weekStartDate = startDate || mondayOf(today)
  return {
    title,
    weekStartDate,
    // By this screen's clock; the server's may show another day.
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

function faultsOf(draft: PlanDraft, today: string): Faults {
  const parsed = NewWeeklyPlan.safeParse(wantedOf(draft, today))
  const faults: Faults = {}
  for (const { path, message } of parsed.error?.issues ?? [])
    faults[path.join('.')] ??= message.endsWith('.') ? message : `${message}.`
  return faults
}
