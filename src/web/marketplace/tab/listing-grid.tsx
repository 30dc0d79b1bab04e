import { useRef } from 'react'
import { useVirtualGrid } from '../../ui/hooks/use-virtual-grid.ts'
import { ListingCards, type ListingCardsProps } from './listing-cards.tsx'

// Up to this size rendering the whole grid is cheaper than virtualizing it.
const DRAWN_WHOLE_UP_TO = 60

/** The listings as a grid of cards, virtualized for large lists. */
export function ListingGrid(props: ListingCardsProps) {
  if (props.listings.length <= DRAWN_WHOLE_UP_TO) return <ListingCards {...props} />
  return <LargeGrid {...props} />
}

function LargeGrid(props: ListingCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  return <ListingCards {...props} listRef={list} {...useVirtualGrid(list, props.listings.length)} />
}
