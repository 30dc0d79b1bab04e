import { memo, useCallback } from 'react'
import { Link } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { TileNotch } from '../../ui/pictures/tile-notch.tsx'
import { ConditionBadge } from '../condition-badge.tsx'
import { ListingPicture } from '../listing-picture.tsx'
import { SellerLine } from '../seller-line.tsx'
import { statusWords } from '../status-words.ts'

interface ListingCardProps {
  readonly listing: MarketplaceItem
  /** Position in the list, from 0, of `count`. */
  readonly position: number
  readonly count: number
  /** Among the first cards on the page: loads eagerly. */
  readonly isInFirstView: boolean
  /** Shows the status, in the list of the user's own listings. */
  readonly showsStatus: boolean
  /** Address of the listing's dialog. */
  readonly address: string
  readonly cardRef: ((card: HTMLLIElement | null, position: number) => void) | undefined
}

const SIZES = '(max-width: 720px) calc(50vw - 22px), (max-width: 1140px) 32vw, 288px'

/** One listing in the marketplace. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, position, count, isInFirstView, showsStatus, address, cardRef } = props
  const { title, price, description, condition, size, seller, isMine, isSample, status } = listing
  const ref = useCallback((card: HTMLLIElement | null) => cardRef?.(card, position), [cardRef, position])
  const isReserved = status === 'reserved'
  const own = showsStatus || isReserved ? statusWords[status] : 'Yours'
  return (
    <li ref={ref} aria-setsize={count} aria-posinset={position + 1} className="min-w-0">
      <article aria-label={title} className="relative">
        <div className="bg-tile relative aspect-4/5">
          <ListingPicture listing={listing} sizes={SIZES} loading={isInFirstView ? 'eager' : 'lazy'} />
          <TileNotch
            words={[isMine && own, !isMine && isReserved && 'Reserved for you', isSample && 'Sample']}
          />
        </div>
        <div className="tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-x-3 tablet:pt-2.5 pt-2">
          <h2 className="type-name min-w-0 break-words">{title}</h2>
          <p className="flex-none font-serif text-[1.0625rem] leading-5.5">{formatMoney(price, 'USD')}</p>
        </div>
        <p className="type-note text-quiet mt-1 mb-2.5 line-clamp-2 min-h-9 break-words">{description}</p>
        <p className="mb-2.5 flex flex-wrap items-center gap-2">
          <ConditionBadge condition={condition} />
          {size && <span className="type-note text-quiet min-w-0 break-words">Size {size}</span>}
        </p>
        <div className="border-line border-t pt-2.5">
          <SellerLine seller={seller} />
        </div>
        <Link href={address} aria-label={title} draggable={false} className="absolute inset-0" />
      </article>
    </li>
  )
})
