import type { CSSProperties } from 'react'
import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'
import { classNames } from '../ui/class-names.ts'
import { CollageImage } from './collage-image.tsx'
import { liesOnCanvas, type CollagePiece } from './collage-piece.ts'
import {
  collagePlaces,
  rowColumns,
  type CollagePlace,
  type CollageSize,
} from '../../domain/closet/collage/collage-layout.ts'

interface OutfitCollageProps {
  readonly pieces: readonly CollagePiece[]
  /** `full` is 7:8, `small` 5:6. */
  readonly size: CollageSize
  /** Describes the picture; the pieces themselves are hidden from screen readers. */
  readonly label: string
  /** `lazy` for one of many. */
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

// Order of the entrance animation: as one dresses for going out.
const entryOrder: readonly OutfitSlot[] = ['outer', 'mid', 'top', 'dress', 'bottom', 'shoes', 'bag', 'extra']

const STAGGER_MS = 60

// Above all layers of a place.
const ABOVE_PHOTOS = 3

const entry = 'motion-safe:animate-[rise_420ms_var(--ease)_both]'

/**
 * An outfit as a flat lay, each piece at the position of its slot. A photo with its background lies below the garments.
 * Pieces without a position lie in rows.
 */
export function OutfitCollage({ pieces, size, label, loading = 'eager', className }: OutfitCollageProps) {
  const ordered = pieces.toSorted(
    (one, other) => entryOrder.indexOf(one.slot) - entryOrder.indexOf(other.slot),
  )
  const places = collagePlaces(
    ordered.map(({ slot }) => slot),
    size,
  )
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames(
        'bg-tile @container relative isolate overflow-hidden',
        size === 'full' ? 'aspect-7/8' : 'aspect-5/6',
        className,
      )}
    >
      {places ? (
        ordered.map((piece, at) => <Placed key={at} {...{ piece, at, size, loading }} place={places[at]} />)
      ) : (
        <InRows pieces={ordered} {...{ size, loading }} />
      )}
    </div>
  )
}

interface PlacedProps {
  readonly piece: CollagePiece
  readonly at: number
  readonly size: CollageSize
  readonly loading: 'eager' | 'lazy'
  readonly place: CollagePlace | undefined
}

function Placed({ piece, at, size, loading, place }: PlacedProps) {
  if (!place) return null
  const { left, top, width, height, layer } = place
  return (
    <div
      className={classNames('absolute', entry)}
      style={{
        left: `${left}%`,
        top: `${top}%`,
        width: `${width}%`,
        height: `${height}%`,
        zIndex: piece.isMissing ? 0 : layer + (liesOnCanvas(piece) ? ABOVE_PHOTOS : 0),
        animationDelay: `${at * STAGGER_MS}ms`,
      }}
    >
      <CollageImage
        {...{ piece, size, loading }}
        fit="contain"
        className={size === 'full' ? 'cloth-large' : 'cloth'}
      />
      {piece.number !== undefined && (
        <span
          className={classNames(
            'type-heading text-tile-quiet absolute',
            !liesOnCanvas(piece) && 'bg-tile min-w-6 px-1 text-center',
            // With a dress the bag is on the right.
            piece.slot === 'bag' && left > 50 ? 'top-[11%] right-[4%]' : numberCorner[piece.slot],
          )}
        >
          {piece.number}
        </span>
      )}
    </div>
  )
}

// The corner of each slot's place that its garment and its neighbors leave free.
const numberCorner: Readonly<Record<OutfitSlot, string>> = {
  outer: 'top-0 left-0',
  mid: '-bottom-5 left-1/2',
  top: 'top-0 right-0',
  dress: 'top-0 right-0',
  bottom: 'bottom-0 -right-5',
  shoes: 'top-0 -left-3',
  bag: 'top-[11%] left-[4%]',
  extra: '-bottom-5 right-0',
}

interface InRowsProps extends Pick<OutfitCollageProps, 'pieces' | 'size'> {
  readonly loading: 'eager' | 'lazy'
}

function InRows({ pieces, size, loading }: InRowsProps) {
  const columns = rowColumns(pieces.length)
  const rows = Math.ceil(pieces.length / columns)
  // In hundredths of the canvas's width: gaps of 2, margins of 5; a cell is as large as width and height allow.
  const high = size === 'full' ? 114.2 : 120
  const cell = Math.min((92 - 2 * columns) / columns, (0.8 * (high - 8 - 2 * rows)) / rows)
  const style: CSSProperties = { width: `${cell}cqw` }
  return (
    <div className="flex size-full flex-wrap content-center items-center justify-center gap-[2cqw] px-[4cqw]">
      {pieces.map((piece, at) => (
        <div
          key={at}
          className={classNames('relative aspect-4/5', entry)}
          style={{ ...style, animationDelay: `${at * STAGGER_MS}ms` }}
        >
          {/* A number overlaps the corner of a photo, but stands next to a cut-out, which it would cover. */}
          <div
            className={classNames(
              'size-full',
              liesOnCanvas(piece) && piece.number !== undefined && 'pl-[15%]',
            )}
          >
            <CollageImage
              {...{ piece, size, loading }}
              fit={liesOnCanvas(piece) ? 'contain' : 'cover'}
              className={liesOnCanvas(piece) ? 'cloth' : ''}
            />
          </div>
          {piece.number !== undefined && (
            <span
              className={classNames(
                'text-tile-quiet type-heading absolute top-0 left-0 pb-0.5',
                liesOnCanvas(piece) ? 'w-[15%]' : 'bg-tile min-w-6 pr-1 pl-0.5 text-center',
              )}
            >
              {piece.number}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
