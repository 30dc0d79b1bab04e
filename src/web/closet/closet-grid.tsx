import { useSearch } from 'wouter'
import type { ClosetItem } from '../../contract/closet.ts'
import { CLOSET_CARD_SIZES } from '../../domain/closet/card-sizes.ts'
import { classNames } from '../ui/class-names.ts'
import { ClosetCard } from './closet-card.tsx'
import { pieceAddress } from './piece-address.ts'
import type { Density } from './use-density.ts'

const columns: Record<Density, string> = {
  wide: 'tablet:gap-x-(--gutter) tablet:gap-y-12',
  dense: 'tablet:grid-cols-3 tablet:gap-x-4 tablet:gap-y-9 desk:grid-cols-4',
}

const DENSE_CARD_SIZES = '(max-width: 720px) calc(50vw - 22px), (max-width: 1140px) 30vw, 208px'
const SKELETON_CARDS = 12
// As many as stand in the first view of a desk.
const FIRST_CARDS = 4

interface ClosetGridProps {
  readonly items: readonly ClosetItem[]
  readonly density: Density
  readonly busyId: string | undefined
  readonly onRemove: (item: ClosetItem) => void
}

/** The collection as a grid of cards. */
export function ClosetGrid({ items, density, busyId, onRemove }: ClosetGridProps) {
  const search = useSearch()
  return (
    <ul aria-label="Pieces" className={gridClass(density)}>
      {items.map((item, at) => (
        <ClosetCard
          key={item.id}
          item={item}
          sizes={density === 'dense' ? DENSE_CARD_SIZES : CLOSET_CARD_SIZES}
          isFirst={at < FIRST_CARDS}
          address={pieceAddress(search, item.id)}
          isBusy={item.id === busyId}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}

/** The grid while its pieces are on their way. */
export function ClosetSkeleton({ density }: { readonly density: Density }) {
  return (
    <div role="status" aria-label="Loading your collection">
      <div aria-hidden className={gridClass(density)}>
        {Array.from({ length: SKELETON_CARDS }, (_, at) => (
          <div
            key={at}
            data-testid="skeleton-card"
            className="motion-safe:animate-[breathe_1.6s_var(--ease)_300ms_infinite_alternate]"
          >
            <div className="bg-tile aspect-4/5" />
            <div className="bg-line mt-3 h-2.5 w-[62%] rounded-full" />
            <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
          </div>
        ))}
      </div>
    </div>
  )
}

function gridClass(density: Density): string {
  return classNames('grid grid-cols-2 gap-x-3 gap-y-7', columns[density])
}
