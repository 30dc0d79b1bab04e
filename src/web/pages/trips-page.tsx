import { usePageTitle } from '../frame/page-title.ts'
import { Trips } from '../trips/page/trips.tsx'
import { BackHome } from './back-home.tsx'

/** Trips and their packing lists. */
export function TripsPage() {
  usePageTitle('Trips')
  return (
    <main id="content" className="measure tablet:pt-8 flex-1 pt-3 pb-16">
      <BackHome />
      <Trips />
    </main>
  )
}
