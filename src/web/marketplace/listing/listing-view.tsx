import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import type { Candidate, MarketplaceItem } from '../../../contract/marketplace.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { formatDay } from '../../../domain/words/dates.ts'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { ConditionBadge } from '../condition-badge.tsx'
import { sellerAddress } from '../listing-address.ts'
import { ListingGallery } from '../listing-gallery.tsx'
import { PersonMenu } from '../people/person-menu.tsx'
import { SellerLine } from '../seller-line.tsx'
import { WouldIWear } from '../would-wear/would-i-wear.tsx'
import { OwnListing } from './own-listing.tsx'
import { OwnListingFoot } from './own-listing-foot.tsx'

interface ListingViewProps {
  readonly listing: MarketplaceItem
  /** Actions for another user's listing. */
  readonly actions: ReactNode
  readonly onEdit: () => void
  readonly onClose: () => void
}

const foot =
  'border-line bg-raised sticky bottom-0 flex flex-wrap items-center gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3'

/**
 * A listing in view mode: picture, facts, seller, and whether the user would wear it; for the user's own, its state.
 */
export function ListingView({ listing, actions, onEdit, onClose }: ListingViewProps) {
  const { title, description, isMine } = listing
  const done = isMine ? <OwnListingFoot {...{ listing, onEdit, onClose }} /> : actions
  return (
    <div className="max-tablet:min-h-[calc(100dvh-24px)] max-tablet:grid-rows-[auto_1fr] tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-[9fr_11fr] grid">
      <div className="bg-tile tablet:aspect-auto relative aspect-square overflow-hidden tablet:min-h-0">
        <ListingGallery listing={listing} sizes="(max-width: 720px) 100vw, 504px" />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto flex-1 px-4 pt-5 pb-6 tablet:p-8">
          <DialogHeader
            takesFocus
            title={title}
            closeClass="bg-raised max-tablet:m-0! max-tablet:fixed max-tablet:top-9 max-tablet:right-3 max-tablet:z-10"
          />
          <Facts listing={listing} onBlocked={onClose} />
          <p className="mt-4 text-[0.9375rem] leading-[1.4375rem] break-words whitespace-pre-line">
            {description}
          </p>
          <div className="border-ink mt-4 border-t pt-3.5">
            {isMine ? <OwnListing listing={listing} /> : <WouldIWear candidate={candidateOf(listing)} />}
          </div>
        </div>
        {done && <footer className={foot}>{done}</footer>}
      </div>
    </div>
  )
}

interface FactsProps {
  readonly listing: MarketplaceItem
  readonly onBlocked: () => void
}

function Facts({ listing, onBlocked }: FactsProps) {
  const { price, condition, size, category, color, createdAt, isSample } = listing
  const facts = [
    size && `Size ${size}`,
    category,
    color,
    `listed ${formatDay(dayOf(createdAt), today())}`,
    isSample && 'Sample',
  ]
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <span className="font-serif text-[1.0625rem] leading-5.5">{formatMoney(price, 'USD')}</span>
        <ConditionBadge condition={condition} />
        <span className="type-note text-quiet min-w-0 break-words">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <SellerOf {...{ listing, onBlocked }} />
    </>
  )
}

function SellerOf({ listing, onBlocked }: FactsProps) {
  const { id, sellerId, seller, isMine, isSample } = listing
  const search = useSearch()
  return (
    <div className="mt-1 flex items-center justify-between gap-4">
      <Link
        href={sellerAddress(search, sellerId)}
        className="flex min-h-11 min-w-0 items-center hover:underline"
      >
        <SellerLine seller={seller} />
      </Link>
      {!isMine && !isSample && (
        <PersonMenu person={{ id: sellerId, ...seller }} listingId={id} onBlocked={onBlocked} />
      )}
    </div>
  )
}

function candidateOf({ title, category, color, description, price, imageUrl }: MarketplaceItem): Candidate {
  return { name: title, category, color, description, price, imageUrl }
}
