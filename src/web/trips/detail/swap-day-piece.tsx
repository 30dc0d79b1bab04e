import { useId, useState } from 'react'
import type { Trip, TripDay, TripPiece } from '../../../contract/trips/trips.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { SwapList } from '../../stylist/parts/swap-list.tsx'
import { PanelHeader } from '../../ui/dialog/panel-header.tsx'
import { useTripSwaps } from '../trips-queries.ts'

interface SwapDayPieceProps {
  readonly trip: Trip
  readonly day: TripDay
  readonly isSheet: boolean
  readonly onWear: (itemId: string, withItemId: string) => void
  readonly onClose: () => void
}

/** Chooses a piece of a day and its replacement: pieces on the list first. */
export function SwapDayPiece({ trip, day, isSheet, onWear, onClose }: SwapDayPieceProps) {
  const [chosen, setChosen] = useState(day.pieces[0])
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:px-6">
      <PanelHeader title="Swap a piece" isSheet={isSheet} onClose={onClose} />
      <PieceRadios pieces={day.pieces} chosen={chosen} onChoose={setChosen} />
      {chosen && (
        <>
          <p className="type-note text-quiet mt-3.5 mb-2 break-words">Instead of {chosen.item.name}</p>
          <Swaps
            key={chosen.item.id}
            {...{ trip, day }}
            itemId={chosen.item.id}
            onWear={(withItemId) => onWear(chosen.item.id, withItemId)}
          />
        </>
      )}
      <p className="type-note text-quiet border-line border-t pt-3">
        Pieces on the list come first. Your choice stays when you choose new outfits.
      </p>
    </div>
  )
}

interface SwapsProps extends Pick<SwapDayPieceProps, 'trip' | 'day'> {
  readonly itemId: string
  readonly onWear: (withItemId: string) => void
}

function Swaps({ trip, day, itemId, onWear }: SwapsProps) {
  const { data: closet = [] } = useClosetItems()
  const swaps = useTripSwaps(trip.id, day.day, itemId)
  return (
    <SwapList
      {...{ swaps, closet, onWear }}
      nothing="Nothing else in your closet works here."
      rowClass="tablet:items-center tablet:gap-4 items-start gap-3"
    />
  )
}

interface PieceRadiosProps {
  readonly pieces: readonly TripPiece[]
  readonly chosen: TripPiece | undefined
  readonly onChoose: (piece: TripPiece) => void
}

function PieceRadios({ pieces, chosen, onChoose }: PieceRadiosProps) {
  const { data: closet = [] } = useClosetItems()
  const name = useId()
  return (
    <fieldset className="mt-2.5 flex min-w-0 flex-wrap gap-2.5 p-0.5">
      <legend className="sr-only">Piece to swap</legend>
      {pieces.map((piece) => (
        <label
          key={piece.item.id}
          className="bg-tile has-checked:outline-ink relative block aspect-4/5 w-14 cursor-pointer outline-offset-2 has-checked:outline-[1.5px] has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            aria-label={piece.item.name}
            className="absolute inset-0 z-1 cursor-pointer opacity-0"
            checked={piece.item.id === chosen?.item.id}
            onChange={() => onChoose(piece)}
          />
          <PiecePicture
            item={
              closet.find(({ id }) => id === piece.item.id) ?? { ...piece.item, picture: null, cutOut: null }
            }
            sizes="56px"
          />
        </label>
      ))}
    </fieldset>
  )
}
