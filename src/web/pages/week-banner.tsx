import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'wouter'
import { mondayOf, weekDates } from '../../domain/planner/week-dates.ts'
import { useClosetItems } from '../closet/closet-queries.ts'
import { planAddress } from '../planner/plan-address.ts'
import { usePlannedWeekId } from '../planner/use-planned-week-id.ts'
import { useToday } from '../ui/use-today.ts'
import { WeekBannerFrame } from './week-banner-frame.tsx'
import { WeekDays } from './week-days.tsx'

const WeekPart = lazy(async () => ({ default: (await import('./today/week-part.tsx')).WeekPart }))

/** The large banner of the home page: the real week, leading to its planner, and under it what to wear today. */
export function WeekBanner() {
  const today = useToday()
  const monday = mondayOf(today)
  const planId = usePlannedWeekId(monday)
  const { data: closet = [] } = useClosetItems()
  const owned = closet.map(({ category }) => category).join()
  const days = <WeekDays dates={weekDates(monday)} />
  const empty = (
    <WeekBannerFrame note="Seven days of outfits from your own closet." action="Plan a week">
      {days}
    </WeekBannerFrame>
  )
  const part = (shows: 'week' | 'today') => <WeekPart {...{ shows, planId, monday, today }} />
  return (
    <>
      <Link href={planId ? planAddress(planId) : '/outfit-planner'} className="group block -outline-offset-4">
        {planId ? (
          <ErrorBoundary fallback={empty}>
            <Suspense fallback={<WeekBannerFrame action="Open the week">{days}</WeekBannerFrame>}>
              {part('week')}
            </Suspense>
          </ErrorBoundary>
        ) : (
          empty
        )}
      </Link>
      {/* Its place is kept from the start where the closet has a whole outfit. */}
      {(planId || (/Shoes/.test(owned) && /Dresses|Tops.*Bottoms|Bottoms.*Tops/.test(owned))) && (
        <section aria-label="Today" className="measure tablet:beside-rail min-h-30 pb-6">
          <ErrorBoundary fallback={null}>
            <Suspense>{part('today')}</Suspense>
          </ErrorBoundary>
        </section>
      )}
    </>
  )
}
