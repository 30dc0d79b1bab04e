import { usePageTitle } from '../frame/page-title.ts'
import { Trips } from '../trips/page/trips.tsx'
import { BackHome } from './back-home.tsx'

// Exported here, so that all of the trips is one chunk.
export { PackedNote } from '../trips/packed-note.tsx'
export { TripsLine } from '../trips/trips-line.tsx'

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
