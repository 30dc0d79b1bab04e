import { ArrowUpRight, Trash2 } from 'lucide-react'
import { memo, useCallback } from 'react'
import { Link } from 'wouter'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { cardToolClass, cardToolsClass } from '../../../ui/pictures/card-tools.ts'
import { classNames } from '../../../ui/class-names.ts'
import { RoundButton } from '../../../ui/round-button.tsx'
import { CardCaption } from './card-caption.tsx'
import { CardCheck } from './card-check.tsx'
import { CardNotch } from './card-notch.tsx'
import { PiecePicture } from '../../piece-picture.tsx'

interface ClosetCardProps {
  readonly item: ClosetItem
  /** Position in the collection, from 0, of `count`. */
  readonly position: number
  readonly count: number
  /** `sizes` of the picture. */
  readonly sizes: string
  /** Among the first cards on the page: loads eagerly. */
  readonly isInFirstView: boolean
  readonly isBusy: boolean
  /** Whether the pointer can hover over the tools of the card. */
  readonly hasTools: boolean
  /** Null while a press opens the piece instead of selecting it. */
  readonly isSelected: boolean | null
  /** Address of the piece's dialog. */
  readonly address: string
  readonly cardRef: ((card: HTMLLIElement | null, position: number) => void) | undefined
  readonly onRemove: (item: ClosetItem) => void
  readonly onSelect: (item: ClosetItem, isRange: boolean) => void
}

/** One piece in the collection. */
export const ClosetCard = memo(function ClosetCard(props: ClosetCardProps) {
  const { item, position, count, sizes, isInFirstView, isBusy, isSelected, cardRef, onSelect } = props
  const isBorrowed = item.loan?.role === 'borrower'
  const ref = useCallback((card: HTMLLIElement | null) => cardRef?.(card, position), [cardRef, position])
  return (
    <li
      ref={ref}
      aria-setsize={count}
      aria-posinset={position + 1}
      aria-busy={isBusy}
      className={classNames(
        // A long press selects: no context menu, no text selection.
        'group aria-busy:opacity-50 [-webkit-touch-callout:none] [@media(hover:none)]:select-none',
        // Room for the selection bar below.
        isSelected !== null && 'scroll-mb-32 select-none',
      )}
    >
      <article aria-label={item.name} className="relative">
        <div className="bg-tile relative aspect-4/5">
          <PiecePicture item={item} sizes={sizes} loading={isInFirstView ? 'eager' : 'lazy'} />
          <CardNotch item={item} />
          {isSelected === null && <OpeningLink {...props} />}
          {isSelected === null && props.hasTools && <CardTools {...props} />}
        </div>
        <CardCaption item={item} />
        {isSelected !== null && !isBorrowed && (
          <CardCheck
            name={item.name}
            isChecked={isSelected}
            isDisabled={isBusy}
            onCheck={(isRange) => onSelect(item, isRange)}
          />
        )}
      </article>
    </li>
  )
})

function OpeningLink({ item, address }: ClosetCardProps) {
  // Also over the caption, which people press too.
  return (
    <Link
      href={address}
      aria-label={item.name}
      draggable={false}
      className="absolute inset-x-0 top-0 -bottom-12"
    />
  )
}

function CardTools({ item, address, isBusy, onRemove }: ClosetCardProps) {
  return (
    <div className={cardToolsClass}>
      <Link
        href={address}
        aria-label={`Open ${item.name}`}
        title="Open"
        // The picture is the same link already.
        tabIndex={-1}
        className={`grid place-items-center rounded-full ${cardToolClass}`}
      >
        <ArrowUpRight aria-hidden size={16} className="stroke-icon" />
      </Link>
      {item.loan?.role !== 'borrower' && (
        <RoundButton
          label={`Delete ${item.name}`}
          title="Delete"
          disabled={isBusy}
          className={cardToolClass}
          onClick={() => onRemove(item)}
        >
          <Trash2 aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      )}
    </div>
  )
}
