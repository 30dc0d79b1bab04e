import type { DailyOutfit, PlanReply } from '../../../contract/planner.ts'
import { usePlan } from '../../planner/planner-queries.ts'
import { PlannedToday } from './planned-today.tsx'
import { SuggestedToday } from './suggested-today.tsx'

interface TodayRowProps {
  /** The plan of this week, if there is one. */
  readonly planId: string | null
  /** As '2026-11-23'. */
  readonly today: string
}

/** What is planned for today, else what the closet suggests for it. */
export function TodayRow({ planId, today }: TodayRowProps) {
  return planId ? <OfPlan planId={planId} today={today} /> : <SuggestedToday date={today} />
}

function OfPlan({ planId, today }: { readonly planId: string; readonly today: string }) {
  const { data } = usePlan(planId)
  // What did not come may have planned the day: nothing else is suggested then.
  if (!data) return null
  const day = plannedOn(data, today)
  return day ? <PlannedToday plan={data.plan} day={day} /> : <SuggestedToday date={today} />
}

function plannedOn({ dailyOutfits }: PlanReply, today: string): DailyOutfit | undefined {
  return dailyOutfits.find(({ date, pieces }) => date === today && pieces.length > 0)
}
