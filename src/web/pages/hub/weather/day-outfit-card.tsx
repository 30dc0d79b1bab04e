import type { SuggestedOutfit, OutfitsForDay } from '../../../../contract/planner/outfits-for-day.ts'
import { useClosetItems } from '../../../closet/closet-queries.ts'
import { collagePiece } from '../../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../../stylist/outfit-collage.tsx'
import { useIsPhone } from '../../../ui/hooks/use-is-phone.ts'
import { useWearSuggestion } from '../../today/use-wear-suggestion.ts'
import { WearThis } from '../../today/wear-this.tsx'
import { useTextInUnit } from '../../../weather/use-text-in-unit.ts'

interface DayOutfitCardProps {
  readonly outfit: SuggestedOutfit
  readonly reply: OutfitsForDay
  /** Rank from 0, the best. */
  readonly at: number
}

/** An outfit of the closet: its pieces, the reasons, and a button to log it. */
export function DayOutfitCard({ outfit, reply, at }: DayOutfitCardProps) {
  const isPhone = useIsPhone()
  const inDegrees = useTextInUnit()
  const { data: closet = [] } = useClosetItems()
  const { isWorn, isPending, errorMessage, wear, undo } = useWearSuggestion(outfit, reply.date)
  const { pieces, outfitDescription, reason } = outfit
  return (
    <li className="tablet:row-span-3 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:gap-y-0 grid grid-cols-[132px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4">
      <OutfitCollage
        size={isPhone ? 'small' : 'full'}
        className="max-tablet:row-span-2 self-start"
        label={pieces.map(({ item }) => item.name).join(', ')}
        pieces={pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
      />
      <div className="tablet:pt-3 pb-4">
        <h3 className="type-name wrap-anywhere">{outfitDescription}</h3>
        <p className="type-note text-quiet mt-1 wrap-anywhere">{inDegrees(reason)}</p>
      </div>
      <WearThis
        outfit={outfitDescription}
        look={at === 0 ? 'primary' : 'quiet'}
        {...{ isWorn, isPending, errorMessage }}
        onWear={wear}
        onUndo={undo}
      />
    </li>
  )
}
