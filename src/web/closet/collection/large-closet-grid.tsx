import { useRef } from 'react'
import { useVirtualGrid } from '../../ui/hooks/use-virtual-grid.ts'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

/** Virtualized grid for hundreds of pieces: only rows in and near the view are in the page. */
export function LargeClosetGrid(props: ClosetCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  return <ClosetCards {...props} listRef={list} {...useVirtualGrid(list, props.items.length)} />
}
