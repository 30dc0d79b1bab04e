import { Link, useSearch } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { useToday } from '../../ui/hooks/use-today.ts'
import { requestAddress } from '../listing-address.ts'
import { PersonPicture } from '../person-picture.tsx'
import { isOpen, stateInWords } from './sale-words.ts'
import { useSales } from './sale-queries.ts'

/** The open requests for the user's listing as links; renders nothing if there are none. */
export function RequestsFor({ listing }: { readonly listing: MarketplaceItem }) {
  const { data = [] } = useSales()
  const search = useSearch()
  const today = useToday()
  const requests = data.filter((sale) => sale.listingId === listing.id && isOpen(sale))
  if (requests.length === 0) return null
  return (
    <ul aria-label="Requests" className="border-line border-t">
      {requests.map((sale) => (
        <li key={sale.id} className="border-line border-b last:border-b-0">
          <Link
            href={requestAddress(search, sale.id)}
            className="hover:bg-hover flex min-h-14 items-center gap-3 py-2 -outline-offset-2!"
          >
            <PersonPicture person={sale.buyer} size="small" />
            <span className="min-w-0 flex-1">
              <span className="type-ui block truncate">{stateInWords(sale, today)}</span>
              <span className="type-note text-quiet block truncate">“{sale.message}”</span>
            </span>
            <span className="type-note underline decoration-1 underline-offset-4">Open</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
