import { memo, useRef, type KeyboardEvent } from 'react'
import { useSearch } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { arrowStep, focusCard } from '../../closet/collection/card/card-keys.ts'
import { useKeptFocus } from '../../closet/collection/card/use-kept-focus.ts'
import type { GridPart } from '../../ui/hooks/use-virtual-grid.ts'
import { listingAddress } from '../listing-address.ts'
import { ListingCard } from './listing-card.tsx'

/** Classes of the grid of listings, for cards and skeletons. */
export const MARKET_GRID =
  'grid grid-cols-2 gap-x-3 gap-y-9 tablet:grid-cols-3 desk:grid-cols-4 tablet:gap-x-4 tablet:gap-y-12'

// Number of cards in the first view of a desktop.
const FIRST_CARDS = 4

export interface ListingCardsProps {
  readonly listings: readonly MarketplaceItem[]
  readonly showsStatus: boolean
  /** Classes of the grid. */
  readonly gridClass?: string
}

/** Listings as a grid of cards, or a range of them with their positions in the whole. */
export const ListingCards = memo(function ListingCards(props: ListingCardsProps & GridPart) {
  const ownRef = useRef<HTMLUListElement>(null)
  const {
    listings,
    showsStatus,
    gridClass = MARKET_GRID,
    from = 0,
    to = listings.length,
    listRef = ownRef,
    cardRef,
    style,
  } = props
  const search = useSearch()
  return (
    // Handles keys of the cards inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said above
    <ul
      ref={listRef}
      aria-label="Listings"
      className={gridClass}
      style={style}
      onKeyDown={goByArrow}
      {...useKeptFocus(listRef, listings.length)}
    >
      {listings.slice(from, to).map((listing, nth) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          position={from + nth}
          count={listings.length}
          isInFirstView={from + nth < FIRST_CARDS}
          showsStatus={showsStatus}
          address={listingAddress(search, listing.id)}
          cardRef={cardRef}
        />
      ))}
    </ul>
  )
})

function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event)
  if (step && focusCard(event.currentTarget, step.to)) event.preventDefault()
}
