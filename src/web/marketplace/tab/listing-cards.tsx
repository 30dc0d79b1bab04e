import { useRef, type KeyboardEvent } from 'react'
import { useSearch } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { arrowStep, focusCard } from '../../closet/collection/card/card-keys.ts'
import { useKeptFocus } from '../../closet/collection/card/use-kept-focus.ts'
import type { GridPart } from '../../ui/hooks/use-virtual-grid.ts'
import { listingAddress } from '../listing-address.ts'
import { ListingCard } from './listing-card.tsx'
import { MARKET_GRID } from './market-grid-class.ts'

// As many as stand in the first view of a desk.
const FIRST_CARDS = 4

export interface ListingCardsProps {
  readonly listings: readonly MarketplaceItem[]
  readonly saysStatus: boolean
  /** Classes of the grid. */
  readonly gridClass?: string
}

/** Listings as a grid of cards, or a part of them that knows its place in the whole. */
export function ListingCards(props: ListingCardsProps & GridPart) {
  const ownRef = useRef<HTMLUListElement>(null)
  const {
    listings,
    saysStatus,
    gridClass = MARKET_GRID,
    from = 0,
    to = listings.length,
    listRef = ownRef,
    cardRef,
    style,
  } = props
  const search = useSearch()
  return (
    // What is pressed here was meant for a card.
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
          saysStatus={saysStatus}
          address={listingAddress(search, listing.id)}
          cardRef={cardRef}
        />
      ))}
    </ul>
  )
}

function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event)
  if (step && focusCard(event.currentTarget, step.to)) event.preventDefault()
}
