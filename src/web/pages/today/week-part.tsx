import { PlannedWeek } from './planned-week.tsx'
import { TodayRow } from './today-row.tsx'

interface WeekPartProps {
  readonly shows: 'week' | 'today'
  /** The plan of this week, if there is one. */
  readonly planId: string | null
  /** Both as '2026-11-23'. */
  readonly monday: string
  readonly today: string
}

/** What the home page shows of a week once it is known; one module, so that the page names one to load. */
export function WeekPart({ shows, planId, monday, today }: WeekPartProps) {
  if (shows === 'today') return <TodayRow planId={planId} today={today} />
  return planId && <PlannedWeek id={planId} monday={monday} today={today} />
}
