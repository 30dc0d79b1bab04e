import { useEffect, useId, useRef, useState } from 'react'
import { X } from 'lucide-react'
import type { DailyOutfit, PlannedPiece, PlannedSwap } from '../../../contract/planner.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { useDaySwaps } from '../planner-queries.ts'
import { SwapsSkeleton } from '../../stylist/parts/swaps-skeleton.tsx'

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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:px-6">
      {isSheet ? (
        <DialogHeader title="Swap a piece" takesFocus />
      ) : (
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} className="type-heading pt-1.5 outline-none">
            Swap a piece
          </h2>
          <RoundButton label="Close" className="hover:bg-hover -mt-1 -mr-3" onClick={onClose}>
            <X aria-hidden size={18} className="stroke-icon" />
          </RoundButton>
        </div>
      )}
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
    <fieldset className="mt-2.5 flex flex-wrap gap-2.5 p-0.5">
      <legend className="sr-only">Piece to swap</legend>
      {pieces.map((piece) => {
        const { item, isGone } = piece
        const known = closet.find(({ id }) => id === item.id)
        return (
          <label
            key={item.id}
            className="bg-tile has-checked:outline-ink relative block aspect-4/5 w-14 cursor-pointer outline-offset-2 has-checked:outline-[1.5px] has-focus-visible:outline-2"
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
  const swaps = useDaySwaps(day.planId, day.dayOfWeek, itemId)
  if (swaps.isPending) return <SwapsSkeleton />
  if (swaps.isError)
    return (
      <div role="alert" className="border-line grid justify-items-start gap-3 border-t py-4">
        <p className="type-ui">{reasonOf(swaps.error)}</p>
        <Button look="quiet" size="small" onClick={() => void swaps.refetch()}>
          Try again
        </Button>
      </div>
    )
  if (swaps.data.length === 0)
    return (
      <p className="border-line type-ui border-t py-4">
        Nothing else in your closet fits in its place. Choosing the days anew, below the week, finds another
        outfit where there is one.
      </p>
    )
  return (
    <ul>
      {swaps.data.map((swap) => (
        <Choice key={swap.item.id} swap={swap} onWear={() => onWear(swap.item.id)} />
      ))}
    </ul>
  )
}

interface ChoiceProps {
  readonly swap: PlannedSwap
  readonly onWear: () => void
}

function Choice({ swap: { item, reasoning }, onWear }: ChoiceProps) {
  const { data: closet = [] } = useClosetItems()
  const known = closet.find(({ id }) => id === item.id)
  return (
    <li className="border-line tablet:items-center tablet:gap-4 grid grid-cols-[64px_minmax(0,1fr)_auto] items-start gap-3 border-t py-3">
      <div className="bg-tile aspect-4/5">
        <PiecePicture item={known ?? { ...item, picture: null, cutOut: null }} sizes="64px" />
      </div>
      <div className="min-w-0">
        <p className="type-name break-words">{item.name}</p>
        <p className="type-note text-quiet mt-0.5 text-pretty">{reasoning}</p>
      </div>
      <Button
        look="quiet"
        size="small"
        className="self-center"
        aria-label={`Wear ${item.name}`}
        onClick={onWear}
      >
        Wear
      </Button>
    </li>
  )
}
