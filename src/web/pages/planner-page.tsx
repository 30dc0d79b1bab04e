import { lazy, Suspense } from 'react'
import { usePageTitle } from '../frame/page-title.ts'
import { Planner } from '../planner/page/planner.tsx'
import { BackHome } from './back-home.tsx'

const TripsLine = lazy(async () => ({ default: (await import('../trips/trips-line.tsx')).TripsLine }))

/** The weekly planner. */
export function PlannerPage() {
  usePageTitle('Weekly Planner')
  return (
    <main id="content" className="measure tablet:pt-8 flex-1 pt-3 pb-16">
      <BackHome />
      <Planner />
      <Suspense fallback={null}>
        <TripsLine />
      </Suspense>
    </main>
  )
}
