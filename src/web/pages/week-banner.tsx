import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'wouter'
import { mondayOf, weekDates } from '../../domain/planner/week-dates.ts'
import { planAddress } from '../planner/plan-address.ts'
import { usePlannedWeekId } from '../planner/use-planned-week-id.ts'
import { today as todayOfScreen } from '../ui/today.ts'
import { WeekBannerFrame } from './week-banner-frame.tsx'
import { WeekDays } from './week-days.tsx'

const PlannedWeek = lazy(async () => ({ default: (await import('./planned-week.tsx')).PlannedWeek }))

/** The large banner of the home page: the real week, leading to its planner. */
export function WeekBanner() {
  const [today] = useState(todayOfScreen)
  const monday = mondayOf(today)
  const planId = usePlannedWeekId(monday)
  const days = <WeekDays dates={weekDates(monday)} />
  const empty = (
    <WeekBannerFrame note="Seven days, dressed from your own closet." action="Plan a week">
      {days}
    </WeekBannerFrame>
  )
  return (
    <Link href={planId ? planAddress(planId) : '/outfit-planner'} className="group block -outline-offset-4">
      {planId ? (
        <ErrorBoundary fallback={empty}>
          <Suspense fallback={<WeekBannerFrame action="Open the week">{days}</WeekBannerFrame>}>
            <PlannedWeek id={planId} monday={monday} today={today} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        empty
      )}
    </Link>
  )
}
