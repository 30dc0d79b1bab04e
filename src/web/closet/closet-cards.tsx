import type { CSSProperties, Ref } from 'react'
import { useSearch } from 'wouter'
import type { ClosetItem } from '../../contract/closet.ts'
import { CLOSET_CARD_SIZES } from '../../contract/closet-card-sizes.ts'
import { gridClass } from './closet-grid-class.ts'
import { ClosetCard } from './closet-card.tsx'
import { pieceAddress } from './piece-address.ts'
import type { Density } from './use-density.ts'

const DENSE_CARD_SIZES = '(max-width: 720px) calc(50vw - 22px), (max-width: 1140px) 30vw, 208px'

// As many as stand in the first view of a desk.
const FIRST_CARDS = 4

export interface ClosetCardsProps {
  readonly items: readonly ClosetItem[]
  readonly density: Density
  readonly busyIds: ReadonlySet<string>
  readonly onRemove: (item: ClosetItem) => void
}

interface PartProps {
  /** The part of the items that is drawn; all where left out. */
  readonly from?: number
  readonly to?: number
  readonly ref?: Ref<HTMLUListElement>
  readonly cardRef?: (card: HTMLLIElement | null, at: number) => void
  readonly style?: CSSProperties
}

/** Pieces as a grid of cards, or a part of them that knows its place in the whole. */
export function ClosetCards(props: ClosetCardsProps & PartProps) {
  const { items, density, busyIds, onRemove, from = 0, to = items.length, ref, cardRef, style } = props
  const search = useSearch()
  return (
    <ul ref={ref} aria-label="Pieces" className={gridClass(density)} style={style}>
      {items.slice(from, to).map((item, nth) => (
        <ClosetCard
          key={item.id}
          item={item}
          position={from + nth}
          count={items.length}
          sizes={density === 'dense' ? DENSE_CARD_SIZES : CLOSET_CARD_SIZES}
          isInFirstView={from + nth < FIRST_CARDS}
          address={pieceAddress(search, item.id)}
          isBusy={busyIds.has(item.id)}
          cardRef={cardRef}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
