import { useId, useState } from 'react'
import type { DailyOutfit, PlannedPiece } from '../../../contract/planner.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { SwapList } from '../../stylist/parts/swap-list.tsx'
import { PanelHeader } from '../../ui/panel-header.tsx'
import { useDaySwaps } from '../planner-queries.ts'

interface SwapAPieceProps {
  readonly day: DailyOutfit
  readonly isSheet: boolean
  readonly onWear: (itemId: string, withItemId: string) => void
  readonly onClose: () => void
}

/** The pieces of a day to choose one of, and what could be worn in its place. What is gone is chosen first. */
export function SwapAPiece({ day, isSheet, onWear, onClose }: SwapAPieceProps) {
  const first = day.pieces.find(({ isGone }) => isGone) ?? day.pieces[0]
  const [chosen, setChosen] = useState(first)
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:px-6">
      <PanelHeader title="Swap a piece" isSheet={isSheet} onClose={onClose} />
      <PieceRadios pieces={day.pieces} chosen={chosen} onChoose={setChosen} />
      {chosen && (
        <>
          <p className="type-note text-quiet mt-3.5 mb-2 break-words">
            {chosen.isGone
              ? `${chosen.item.name} can no longer be worn. In its place:`
              : `Instead of ${chosen.item.name}`}
          </p>
          <Swaps
            key={chosen.item.id}
            day={day}
            itemId={chosen.item.id}
            onWear={(withItemId) => onWear(chosen.item.id, withItemId)}
          />
        </>
      )}
      <p className="type-note text-quiet border-line border-t pt-3 pb-1">
        The other six days, the laundry and the weather were counted.
        {!day.isLocked && ' A swap locks the day.'}
      </p>
    </div>
  )
}

interface PieceRadiosProps {
  readonly pieces: readonly PlannedPiece[]
  readonly chosen: PlannedPiece | undefined
  readonly onChoose: (piece: PlannedPiece) => void
}

function PieceRadios({ pieces, chosen, onChoose }: PieceRadiosProps) {
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
              aria-label={isGone ? `${item.name}, can no longer be worn` : item.name}
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

interface SwapsProps {
  readonly day: DailyOutfit
  readonly itemId: string
  readonly onWear: (withItemId: string) => void
}

function Swaps({ day, itemId, onWear }: SwapsProps) {
  const { data: closet = [] } = useClosetItems()
  const swaps = useDaySwaps(day.planId, day.dayOfWeek, itemId)
  const another = day.isLocked ? '' : ' Choosing the day anew finds another outfit where there is one.'
  return (
    <SwapList
      {...{ swaps, closet, onWear }}
      nothing={`Nothing else in your closet fits in its place.${another}`}
      rowClass="tablet:items-center tablet:gap-4 items-start gap-3"
    />
  )
}
