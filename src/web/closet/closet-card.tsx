import { ArrowUpRight, Trash2 } from 'lucide-react'
import { memo, useCallback } from 'react'
import { Link } from 'wouter'
import type { ClosetItem } from '../../contract/closet.ts'
import { swatchColor } from '../../domain/closet/swatch-color.ts'
import { PictureImage } from '../ui/picture-image.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { Swatch } from '../ui/swatch.tsx'

interface ClosetCardProps {
  readonly item: ClosetItem
  /** Its place in the collection, from 0, of `count`. */
  readonly position: number
  readonly count: number
  /** The `sizes` of its picture. */
  readonly sizes: string
  /** Among the first on the page: not to wait for. */
  readonly isInFirstView: boolean
  readonly isBusy: boolean
  /** Where the piece opens. */
  readonly address: string
  readonly cardRef: ((card: HTMLLIElement | null, position: number) => void) | undefined
  readonly onRemove: (item: ClosetItem) => void
}

const tool =
  'bg-raised text-ink hover:bg-hover relative size-10! after:absolute after:-inset-0.5 after:rounded-full'

/** One piece in the collection. */
export const ClosetCard = memo(function ClosetCard(props: ClosetCardProps) {
  const { item, position, count, sizes, isInFirstView, isBusy, address, cardRef, onRemove } = props
  const ref = useCallback((card: HTMLLIElement | null) => cardRef?.(card, position), [cardRef, position])
  return (
    <li
      ref={ref}
      aria-setsize={count}
      aria-posinset={position + 1}
      aria-busy={isBusy}
      className="group aria-busy:opacity-50"
    >
      <article aria-label={item.name}>
        <div className="bg-tile relative aspect-4/5">
          <PictureImage
            src={item.imageUrl}
            picture={item.picture}
            alt={`${item.name}, ${item.color}`}
            sizes={sizes}
            loading={isInFirstView ? 'eager' : 'lazy'}
          />
          <div className="absolute top-3 right-3 flex gap-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
            <Link
              href={address}
              aria-label={`Open ${item.name}`}
              title="Open"
              className={`grid place-items-center rounded-full ${tool}`}
            >
              <ArrowUpRight aria-hidden size={16} className="stroke-icon" />
            </Link>
            <RoundButton
              label={`Delete ${item.name}`}
              title="Delete"
              disabled={isBusy}
              className={tool}
              onClick={() => onRemove(item)}
            >
              <Trash2 aria-hidden size={16} className="stroke-icon" />
            </RoundButton>
          </div>
        </div>
        <h2 className="type-name tablet:pt-2.5 pt-2 break-words">{item.name}</h2>
        <p className="type-note text-quiet mt-0.5 flex flex-wrap justify-between gap-x-2">
          <span className="flex min-w-0 items-center gap-[7px]">
            <Swatch color={swatchColor(item.color)} />
            <span className="truncate">{item.color}</span>
          </span>
          <span>{item.category}</span>
        </p>
      </article>
    </li>
  )
})
