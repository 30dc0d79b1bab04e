import type { CanvasPlace, LookCanvas } from '../../contract/closet/look-canvas.ts'
import { placeOnCanvas } from '../../domain/closet/collage/canvas-layout.ts'
import type { CollageSize } from '../../domain/closet/collage/collage-layout.ts'
import { classNames } from '../ui/class-names.ts'
import { CollageImage } from './collage-image.tsx'
import { liesOnCanvas, type CollagePiece } from './collage-piece.ts'

/** A piece of a collage by the id of its closet item. */
export interface FreePiece extends CollagePiece {
  readonly id: string
}

interface FreeCollageProps {
  readonly pieces: readonly FreePiece[]
  readonly canvas: LookCanvas
  /** `full` is 7:8, `small` 5:6. */
  readonly size: CollageSize
  /** Describes the picture; the pieces themselves are hidden from screen readers. */
  readonly label: string
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** An outfit in its owner's layout. */
export function FreeCollage({ pieces, canvas, size, label, loading = 'eager', className }: FreeCollageProps) {
  const placed = placeOnCanvas(
    pieces.map((piece) => ({ ...piece, isCutOut: liesOnCanvas(piece) })),
    canvas,
  )
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames(
        'bg-tile relative grid items-center overflow-hidden',
        size === 'full' ? 'aspect-7/8' : 'aspect-5/6',
        className,
      )}
    >
      <div className="relative aspect-7/8 w-full">
        {placed.map(({ piece: at, place }) => {
          const piece = pieces[at]
          if (!piece) return null
          return (
            <div key={piece.id} className="absolute" style={boxOf(place)}>
              <Turned {...{ piece, size, loading }} angle={place.angle} />
              {piece.number !== undefined && (
                <span className="type-heading text-tile-quiet bg-tile absolute top-0 left-0 min-w-6 px-1 text-center">
                  {piece.number}
                </span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface TurnedProps {
  readonly piece: CollagePiece
  readonly angle: number
  readonly size: CollageSize
  readonly loading: 'eager' | 'lazy'
}

/** A rotated piece in its box. The shadow falls downward at any angle. */
export function Turned({ piece, angle, size, loading }: TurnedProps) {
  return (
    <div className={classNames('size-full', size === 'full' ? 'filter-(--cloth-large)' : 'filter-(--cloth)')}>
      <div className="size-full" style={{ transform: `rotate(${angle}deg)` }}>
        <CollageImage {...{ piece, size, loading }} fit="contain" className="" />
      </div>
    </div>
  )
}

/** The box of a place, in percent of its canvas. */
export function boxOf({ x, y, width, height }: CanvasPlace) {
  return {
    left: `${(x - width / 2) * 100}%`,
    top: `${(y - height / 2) * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  }
}
