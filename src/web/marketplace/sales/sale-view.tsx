import { Link, useSearch } from 'wouter'
import type { Sale } from '../../../contract/sales.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { pieceAddress } from '../../closet/piece-address.ts'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { formatDay } from '../../../domain/words/dates.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { dayOf } from '../../ui/hooks/today.ts'
import { useToday } from '../../ui/hooks/use-today.ts'
import { ConditionBadge } from '../condition-badge.tsx'
import { listingAddress, sellerAddress } from '../listing-address.ts'
import { ListingGallery } from '../listing-gallery.tsx'
import { PersonMenu } from '../people/person-menu.tsx'
import { SellerLine } from '../seller-line.tsx'
import { HandoverPhotos } from './handover-photos.tsx'
import { NoPayment } from './no-payment.tsx'
import { SaleFoot } from './sale-foot.tsx'
import { isOpen, nextInWords, otherOf, stateInWords } from './sale-words.ts'
import { hasPicture } from './sales-list.tsx'

interface SaleViewProps {
  readonly sale: Sale
  readonly onClose: () => void
}

/** A request or sale in view mode, with the user's actions. */
export function SaleView({ sale, onClose }: SaleViewProps) {
  const other = otherOf(sale)
  return (
    <div className="max-tablet:min-h-[calc(100dvh-24px)] max-tablet:grid-rows-[auto_1fr] tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-[9fr_11fr] grid">
      <div className="bg-tile tablet:aspect-auto relative aspect-square overflow-hidden tablet:min-h-0">
        <Gallery sale={sale} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto flex-1 px-4 pt-5 pb-6 tablet:p-8">
          <DialogHeader
            takesFocus
            title={sale.listing.title}
            closeClass="bg-raised max-tablet:m-0! max-tablet:fixed max-tablet:top-9 max-tablet:right-3 max-tablet:z-10"
          />
          <Terms sale={sale} onBlocked={onClose} />
          <State sale={sale} />
          <Message sale={sale} />
          {(sale.state === 'accepted' || sale.state === 'done') && <HandoverPhotos sale={sale} />}
          {sale.state === 'called off' && <HandoverPhotos sale={sale} isClosed />}
          {(isOpen(sale) || sale.state === 'done') && (
            <div className="mt-5">
              <NoPayment username={other.username} />
            </div>
          )}
        </div>
        <SaleFoot sale={sale} />
      </div>
    </div>
  )
}

function Gallery({ sale }: { readonly sale: Sale }) {
  const { title, imageUrl } = sale.listing
  if (!hasPicture(sale)) return <HangerIcon className="text-edge absolute inset-0 m-auto" />
  const morePhotos = sale.photos.filter(({ shows, imageUrl: url }) => shows === 'listing' && url !== imageUrl)
  return (
    <ListingGallery
      listing={{ title, imageUrl, picture: sale.picture, morePhotos }}
      sizes="(max-width: 720px) 100vw, 504px"
    />
  )
}

function Terms({ sale, onBlocked }: { readonly sale: Sale; readonly onBlocked: () => void }) {
  const { listing, listingId } = sale
  const search = useSearch()
  const other = otherOf(sale)
  const facts = [listing.brand, listing.size && `Size ${listing.size}`, listing.category, listing.color]
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <span className="font-serif text-[1.0625rem] leading-5.5">{formatMoney(listing.price, 'USD')}</span>
        <ConditionBadge condition={listing.condition} />
        <span className="type-note text-quiet min-w-0 break-words">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <div className="mt-1 flex items-center justify-between gap-4">
        <Link
          href={sellerAddress(search, other.id)}
          className="flex min-h-11 min-w-0 items-center hover:underline"
        >
          <SellerLine seller={other} />
        </Link>
        <PersonMenu
          person={other}
          listingId={sale.role === 'buyer' ? (listingId ?? undefined) : undefined}
          onBlocked={onBlocked}
        />
      </div>
    </>
  )
}

function State({ sale }: { readonly sale: Sale }) {
  const today = useToday()
  const search = useSearch()
  const next = nextInWords(sale)
  // The buyer can request it again after a request without a sale.
  const listingId = sale.role === 'buyer' && !isOpen(sale) && sale.isForSale ? sale.listingId : null
  return (
    <section aria-label="Status" className="border-ink mt-2 border-t pt-3.5">
      <p role="status" className="type-lead">
        {stateInWords(sale, today)}
      </p>
      {next && <p className="type-ui mt-1">{next}</p>}
      {listingId && (
        <p className="type-ui mt-1">
          It&apos;s still for sale.{' '}
          <Link
            href={listingAddress(search, listingId)}
            className="hover:text-quiet underline decoration-1 underline-offset-4"
          >
            View the listing
          </Link>
        </p>
      )}
      {sale.pieceId && (
        <p className="type-ui mt-1">
          It&apos;s in your closet.{' '}
          <Link
            href={pieceAddress('', sale.pieceId)}
            className="hover:text-quiet underline decoration-1 underline-offset-4"
          >
            Open the piece
          </Link>
        </p>
      )}
    </section>
  )
}

function Message({ sale }: { readonly sale: Sale }) {
  const today = useToday()
  const from = sale.role === 'buyer' ? 'You wrote' : `@${sale.buyer.username} wrote`
  return (
    <section aria-label="Message" className="border-line mt-5 border-t pt-3.5">
      <p className="type-note text-quiet">
        {from} on {formatDay(dayOf(sale.createdAt), today)}
      </p>
      <p className="mt-1 text-[0.9375rem] leading-[1.4375rem] wrap-anywhere whitespace-pre-line">
        {sale.message}
      </p>
    </section>
  )
}
