import { useId } from 'react'
import type { PlannedPiece } from '../../../contract/planner/planner.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'

interface PieceRadiosProps {
  readonly pieces: readonly PlannedPiece[]
  readonly chosen: PlannedPiece | undefined
  readonly onChoose: (piece: PlannedPiece) => void
}

/** Chooses a piece of an outfit. */
export function PieceRadios({ pieces, chosen, onChoose }: PieceRadiosProps) {
  const { data: closet = [] } = useClosetItems()
  const name = useId()
  return (
    <fieldset className="min-w-0 tablet:flex-nowrap mt-2.5 flex flex-wrap gap-2.5 p-0.5">
      <legend className="sr-only">Piece to swap</legend>
      {pieces.map((piece) => {
        const { item, isGone } = piece
        const known = closet.find(({ id }) => id === item.id)
        return (
          <label
            key={item.id}
            className="bg-tile has-checked:outline-ink relative block tablet:min-w-0 tablet:shrink aspect-4/5 w-14 cursor-pointer outline-offset-2 has-checked:outline-[1.5px] has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={isGone ? `${item.name}, no longer available` : item.name}
              className="absolute inset-0 z-1 cursor-pointer opacity-0"
              checked={piece.item.id === chosen?.item.id}
              onChange={() => onChoose(piece)}
            />
            <PiecePicture
              item={known ?? { ...item, picture: null, cutOut: null }}
              sizes="56px"
              className={isGone ? 'opacity-50' : ''}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
