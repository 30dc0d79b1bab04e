import { memo, useCallback, useRef, type KeyboardEvent } from 'react'
import { useSearch } from 'wouter'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { CLOSET_CARD_SIZES } from '../../../contract/closet/card-sizes.ts'
import { arrowStep, cardPosition, focusCard } from './card/card-keys.ts'
import { gridClass } from './closet-grid-class.ts'
import { ClosetCard } from './card/closet-card.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import type { GridPart } from '../../ui/hooks/use-virtual-grid.ts'
import { pieceAddress } from '../piece-address.ts'
import type { Density } from './filters/use-density.ts'
import { useKeptFocus } from './card/use-kept-focus.ts'
import { useLongPress } from './card/use-long-press.ts'
import type { Selection } from './selection/use-selection.ts'

const DENSE_CARD_SIZES = '(max-width: 720px) calc(50vw - 22px), (max-width: 1140px) 30vw, 208px'

// Number of cards in the first view of a desktop.
const FIRST_CARDS = 4

export interface ClosetCardsProps {
  readonly items: readonly ClosetItem[]
  readonly density: Density
  readonly busyIds: ReadonlySet<string>
  readonly selection: Selection
  readonly onRemove: (item: ClosetItem) => void
}

/** Pieces as a grid of cards, or a range of them with their positions in the whole. */
export const ClosetCards = memo(function ClosetCards(props: ClosetCardsProps & GridPart) {
  const ownRef = useRef<HTMLUListElement>(null)
  const { items, density, busyIds, selection, onRemove } = props
  const { from = 0, to = items.length, listRef = ownRef, cardRef, style } = props
  const search = useSearch()
  // Without hover the tools would stay invisible, and they are half of a card: what they do is in the piece's dialog.
  const hasTools = useMedia('(hover: hover)')
  const { start, toggle, extend } = selection
  const select = useCallback(
    ({ id }: ClosetItem, isRange: boolean) => (isRange ? extend(id) : toggle(id)),
    [extend, toggle],
  )
  const longPress = useLongPress((pressed) => {
    const item = items[cardPosition(pressed) ?? -1]
    if (item && selection.ids === null && item.loan?.role !== 'borrower') start(item.id)
  })
  return (
    // Handles keys of the cards inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said above
    <ul
      ref={listRef}
      aria-label="Pieces"
      className={gridClass(density)}
      style={style}
      onKeyDown={(event) => goByKey(event, props)}
      {...useKeptFocus(listRef, items.length)}
      {...longPress}
    >
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
          hasTools={hasTools}
          isSelected={selection.ids && selection.ids.has(item.id)}
          cardRef={cardRef}
          onRemove={onRemove}
          onSelect={select}
        />
      ))}
    </ul>
  )
})

// Arrow keys move between cards and select with Shift; Delete removes.
function goByKey(event: KeyboardEvent<HTMLElement>, cards: ClosetCardsProps): void {
  const { items, busyIds, selection, onRemove } = cards
  const item = items[cardPosition(event.target instanceof Element ? event.target : event.currentTarget) ?? -1]
  const canRemove =
    item && item.loan?.role !== 'borrower' && selection.ids === null && !busyIds.has(item.id) && !event.repeat
  if (event.key === 'Delete' && canRemove) return onRemove(item)
  const step = arrowStep(event)
  const next = step && items[step.to]
  if (!step || !next) return
  event.preventDefault()
  const isThere = focusCard(event.currentTarget, step.to)
  if (isThere && event.shiftKey && selection.ids !== null) selection.extend(next.id, items[step.from]?.id)
}
