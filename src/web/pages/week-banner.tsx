import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'wouter'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { weekDates } from '../../domain/planner/week-dates.ts'
import { planAddress } from '../planner/plan-address.ts'
import { usePlannedWeekId } from '../planner/use-planned-week-id.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { WeekBannerFrame } from './week-banner-frame.tsx'
import { WeekDays } from './week-days.tsx'

const PlannedWeek = lazyPart(
  'planned-week',
  async () => (await import('./today/planned-week.tsx')).PlannedWeek,
)

interface WeekBannerProps {
  readonly today: CalendarDate
  /** Starts the week of `today`. */
  readonly monday: CalendarDate
}

/** The large banner of the home page: the week, as a link to its planner. */
export function WeekBanner({ today, monday }: WeekBannerProps) {
  const planId = usePlannedWeekId(monday)
  const dates = weekDates(monday)
  const empty = (
    <WeekBannerFrame note="Seven days of outfits from your own closet." action="Plan a week">
      <WeekDays dates={dates} today={today} />
    </WeekBannerFrame>
  )
  return (
    <Link href={planId ? planAddress(planId) : '/outfit-planner'} className="group block -outline-offset-4">
      {planId ? (
        <ErrorBoundary fallback={empty}>
          <Suspense
            fallback={
              <WeekBannerFrame action="Open the week">
                <WeekDays dates={dates} today={today} tiles={[]} />
              </WeekBannerFrame>
            }
          >
            <PlannedWeek id={planId} monday={monday} today={today} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        empty
      )}
    </Link>
  )
}
