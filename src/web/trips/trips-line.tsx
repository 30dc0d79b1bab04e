import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { PackedNote } from './packed-note.tsx'
import { tripAddress } from './trip-address.ts'

/** Link to the trips, with the pieces that are away. */
export function TripsLine() {
  return (
    <section aria-label="Trips" className="pt-12">
      <Link
        href={tripAddress()}
        className="border-ink border-b-line hover:text-quiet grid min-h-13 grid-cols-[1fr_auto] items-center gap-3 border-t border-b"
      >
        <span className="type-ui">Going away? Pack for a trip</span>
        <ArrowRight aria-hidden size={16} className="stroke-icon" />
      </Link>
      <PackedNote className="mt-1" />
    </section>
  )
}
