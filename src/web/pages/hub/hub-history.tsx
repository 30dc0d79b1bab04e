import { lazy } from 'react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { HistoryPanel } from '../../history/panel/history-panel.tsx'
import { useReviewedYear } from '../../history/review/review-address.ts'
import { MonthPanel } from '../../planner/month/month-panel.tsx'
import { usePlan, usePlans } from '../../planner/planner-queries.ts'
import { useToday } from '../../ui/hooks/use-today.ts'

const YearInReview = lazy(async () => ({
  default: (await import('../../history/review/year-in-review.tsx')).YearInReview,
}))

/** The history with today's plan, or the review of a year. */
export function HubHistory() {
  const year = useReviewedYear()
  if (year !== null) return <YearInReview year={year} />
  return <HistoryOfToday />
}

function HistoryOfToday() {
  const today = useToday()
  const { data: plans, isPending } = usePlans()
  const monday = mondayOf(today)
  const planned = plans?.find(({ weekStartDate }) => weekStartDate === monday)
  // The plan decides what 'Wore it today' logs.
  if (isPending) return null
  return planned ? (
    <WithPlan id={planned.id} today={today} />
  ) : (
    <HistoryPanel today={null} calendar={<MonthPanel />} />
  )
}

function WithPlan({ id, today }: { readonly id: string; readonly today: CalendarDate }) {
  const { data, isPending } = usePlan(id)
  if (isPending) return null
  const day = data?.dailyOutfits.find(({ date }) => date === today)
  const itemIds = day?.pieces.filter(({ isGone }) => !isGone).map(({ item }) => item.id) ?? []
  return (
    <HistoryPanel
      today={data && itemIds.length > 0 ? { itemIds, occasion: data.plan.occasion } : null}
      calendar={<MonthPanel />}
    />
  )
}
