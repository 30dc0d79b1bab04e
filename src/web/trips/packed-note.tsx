import { Link } from 'wouter'
import { tripAddress } from './trip-address.ts'
import { townOf } from './trip-in-words.ts'
import { usePackedPieces } from './trips-queries.ts'

/** Why pieces are missing from suggestions: '3 pieces are packed for Lisbon.' Renders nothing if none are packed. */
export function PackedNote({ className = '' }: { readonly className?: string }) {
  const { data: packed = [] } = usePackedPieces()
  if (packed.length === 0) return null
  return (
    <ul className={className}>
      {packed.map(({ tripId, place, itemIds }) => (
        <li key={tripId} className="type-note text-quiet">
          <Link
            href={tripAddress(tripId)}
            className="decoration-edge hover:text-ink inline-flex min-h-11 items-center underline decoration-1 underline-offset-4"
          >
            {itemIds.length === 1 ? '1 piece is' : `${itemIds.length} pieces are`} packed for {townOf(place)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
