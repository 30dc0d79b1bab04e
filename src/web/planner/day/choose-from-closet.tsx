import type { DailyOutfit, PlannedPiece } from '../../../contract/planner/planner.ts'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { FindPieces } from '../../closet/piece-picker.tsx'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { SwapsSkeleton } from '../../stylist/parts/swaps-skeleton.tsx'
import { Button } from '../../ui/button.tsx'
import { usePiecesForSlot } from '../planner-queries.ts'
import { dayHeading } from '../week-range.ts'

interface ChooseFromClosetProps {
  readonly day: DailyOutfit
  /** All seven days. */
  readonly week: readonly DailyOutfit[]
  /** The piece to replace. */
  readonly former: PlannedPiece
  readonly onWear: (withItemId: string) => void
}

/** All pieces that can replace a piece of a day, with a search. */
export function ChooseFromCloset({ day, week, former, onWear }: ChooseFromClosetProps) {
  const { data: closet } = useClosetItems()
  const fitting = usePiecesForSlot(day.planId, day.dayOfWeek, former.item.id)
  if (fitting.isError && !fitting.data)
    return (
      <div role="alert" className="border-line grid justify-items-start gap-3 border-t py-4">
        <p className="type-ui">{reasonOf(fitting.error)}</p>
        <Button look="quiet" size="small" onClick={() => void fitting.refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!fitting.data || !closet) return <SwapsSkeleton />
  const pieces = closet.filter(({ id }) => fitting.data.includes(id))
  if (pieces.length === 0)
    return <p className="border-line type-ui border-t py-4">You have no other clean piece of this type.</p>
  return (
    <FindPieces
      pieces={pieces}
      isOneKind
      gridClass="mt-3 grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-x-2.5 gap-y-4"
    >
      {(piece) => (
        <Choice
          piece={piece}
          others={week.filter(({ id, itemIds }) => id !== day.id && itemIds.includes(piece.id))}
          onWear={() => onWear(piece.id)}
        />
      )}
    </FindPieces>
  )
}

interface ChoiceProps {
  readonly piece: ClosetItem
  /** Other days on which it is planned. */
  readonly others: readonly DailyOutfit[]
  readonly onWear: () => void
}

function Choice({ piece, others, onWear }: ChoiceProps) {
  const also = others.length > 0 ? `also on ${others.map(({ date }) => dayHeading(date)).join(', ')}` : ''
  return (
    <button
      type="button"
      aria-label={[`Wear ${piece.name}`, piece.color, also].filter(Boolean).join(', ')}
      className="hover:text-quiet block w-full text-left outline-offset-3!"
      onClick={onWear}
    >
      <span className="bg-tile block aspect-4/5">
        <PiecePicture item={piece} sizes="128px" loading="lazy" />
      </span>
      <span className="type-micro mt-1.5 block truncate">{piece.name}</span>
      {also && <span className="type-micro text-quiet block truncate first-letter:uppercase">{also}</span>}
    </button>
  )
}
