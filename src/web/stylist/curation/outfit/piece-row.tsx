import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../../contract/closet/outfit-items.ts'
import { swatchColor } from '../../../../domain/closet/colors/swatch-color.ts'
import { pieceAddress } from '../../../closet/piece-address.ts'
import { PiecePicture } from '../../../closet/piece-picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { Stars } from './stars.tsx'
import { useTextInUnit } from '../../../weather/use-text-in-unit.ts'

interface PieceRowProps {
  readonly item: Omit<OutfitItem, 'id'> | null
  /** The piece in the closet now. */
  readonly known: ClosetItem | undefined
  /** Number in the collage; null for a piece that is not in it. */
  readonly number: number | null
  readonly tag: 'In your closet' | 'Shop suggestion'
  /** Null for the focus piece. */
  readonly priority: number | null
  readonly reason: string
  readonly children: ReactNode
}

/** One piece of an outfit: its name, the reason, and its actions. */
export function PieceRow({ item, known, number, tag, priority, reason, children }: PieceRowProps) {
  const inDegrees = useTextInUnit()
  if (!item) return null
  return (
    <li className="border-line desk:grid-cols-[24px_96px_minmax(0,212px)_minmax(0,1fr)_auto] desk:items-center desk:gap-x-6 grid grid-cols-[80px_minmax(0,1fr)] items-start gap-x-4 border-t py-4">
      <Number number={number} className="max-desk:hidden" />
      <div className="bg-tile relative aspect-4/5">
        <PiecePicture item={known ?? { ...item, picture: null, cutOut: null }} sizes="96px" loading="lazy" />
        <Number
          number={number}
          className="bg-tile text-tile-quiet! desk:hidden absolute top-0 left-0 pr-1 pl-1.5"
        />
      </div>
      <div className="desk:contents grid min-w-0 gap-1.5">
        <div className="min-w-0">
          <PieceName name={item.name} known={known} />
          <p className="type-note text-quiet mt-0.5 flex flex-wrap items-center gap-x-1">
            <span className="flex min-w-0 items-center gap-[7px]">
              <Swatch color={swatchColor(item.color)} />
              <span className="min-w-0 break-words">{item.color}</span>
            </span>
            <span>· {item.category}</span>
          </p>
          <p className="type-micro text-quiet mt-2 flex items-center gap-1.5">
            <span
              aria-hidden
              className={classNames(
                'size-1.5 flex-none rounded-full',
                tag === 'In your closet' ? 'bg-ink' : 'border-ink border-[1.3px]',
              )}
            />
            {tag}
          </p>
        </div>
        <div className="desk:order-last desk:w-20 empty:hidden">
          {priority !== null && <Stars priority={priority} />}
        </div>
        <div className="min-w-0">
          <p className="desk:text-[0.9375rem] desk:leading-[1.4375rem] max-w-[52ch] text-[0.875rem] leading-[1.3125rem] text-pretty">
            {inDegrees(reason)}
          </p>
          {children}
        </div>
      </div>
    </li>
  )
}

// A deleted piece is no link.
function PieceName({ name, known }: { readonly name: string; readonly known: ClosetItem | undefined }) {
  const search = useSearch()
  return (
    <h3 className="type-name break-words">
      {known ? (
        <Link
          href={pieceAddress(search, known.id)}
          className="relative underline decoration-transparent decoration-1 underline-offset-4 transition-colors after:absolute after:-inset-x-1 after:-inset-y-3.5 hover:decoration-current"
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </h3>
  )
}

function Number({ number, className }: { readonly number: number | null; readonly className: string }) {
  return (
    <span aria-hidden className={classNames('type-heading text-quiet', className)}>
      {number}
    </span>
  )
}
