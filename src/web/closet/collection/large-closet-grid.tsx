import { useRef } from 'react'
import { useVirtualGrid } from '../../ui/hooks/use-virtual-grid.ts'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

interface LargeClosetGridProps extends ClosetCardsProps {
  /** Renders this many of the first cards instead of those in view. */
  readonly drawnAtMost: number | null
}

/** Virtualized grid for hundreds of pieces: only rows in and near the view are in the page. */
export function LargeClosetGrid({ drawnAtMost, ...cards }: LargeClosetGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { cardRef, ...inView } = useVirtualGrid(list, cards.items.length)
  const part = drawnAtMost === null ? inView : { to: drawnAtMost }
  return <ClosetCards {...cards} listRef={list} cardRef={cardRef} {...part} />
}
