import { Link, useSearch } from 'wouter'
import type { Sale } from '../../../contract/sales.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { useToday } from '../../ui/hooks/use-today.ts'
import { requestAddress } from '../listing-address.ts'
import { ListingPicture } from '../listing-picture.tsx'
import { needsUser, nextInWords, stateInWords } from './sale-words.ts'

interface SalesListProps {
  readonly title: string
  readonly sales: readonly Sale[]
}

/** Requests and sales as rows of links; renders nothing if there are none. */
export function SalesList({ title, sales }: SalesListProps) {
  const search = useSearch()
  const today = useToday()
  if (sales.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="type-title border-ink border-b pb-2">{title}</h2>
      <ul>
        {sales.map((sale) => (
          <li key={sale.id} className="border-line border-b">
            <Link
              href={requestAddress(search, sale.id)}
              className="hover:bg-hover flex gap-4 py-4 tablet:gap-6 -outline-offset-2!"
            >
              <SaleTile sale={sale} />
              <Words sale={sale} today={today} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ sale, today }: { readonly sale: Sale; readonly today: CalendarDate }) {
  const next = nextInWords(sale)
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-name min-w-0 break-words">{sale.listing.title}</span>
        <span className="font-serif text-[1.0625rem] leading-5.5">
          {formatMoney(sale.listing.price, 'USD')}
        </span>
      </p>
      <p className="type-ui mt-1 flex items-center gap-2">
        {needsUser(sale) && <span aria-hidden className="bg-thread size-1.5 flex-none rounded-full" />}
        {stateInWords(sale, today)}
      </p>
      {next && <p className="type-note text-quiet mt-1">{next}</p>}
      {sale.state === 'requested' && (
        <p className="type-note text-quiet mt-1 line-clamp-2 wrap-anywhere">“{sale.message}”</p>
      )}
    </div>
  )
}

// Shows a hanger once the photos of a closed request are released.
function SaleTile({ sale }: { readonly sale: Sale }) {
  return (
    <div className="bg-tile grid h-30 w-24 flex-none place-items-center overflow-hidden">
      {hasPicture(sale) ? (
        <ListingPicture listing={{ ...sale.listing, picture: sale.picture }} sizes="96px" loading="lazy" />
      ) : (
        <HangerIcon className="text-edge" />
      )}
    </div>
  )
}

/** Whether the photo of the listing is still stored: photos of unaccepted requests are released when these close. */
export function hasPicture({ picture, listing }: Sale): boolean {
  return picture !== null || !listing.imageUrl.startsWith('/images/')
}
