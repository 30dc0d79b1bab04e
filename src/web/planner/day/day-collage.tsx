import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { dayHeading } from '../week-range.ts'

interface DayCollageProps {
  readonly day: DailyOutfit
  readonly size: 'full' | 'small'
  readonly className?: string
}

/** The collage of a day with the current pictures of the closet, or a hanger for a day without an outfit. */
export function DayCollage({ day, size, className = '' }: DayCollageProps) {
  const { data: closet = [] } = useClosetItems()
  if (day.pieces.length === 0)
    return (
      <div
        className={classNames(
          'bg-wash text-edge grid place-items-center',
          size === 'full' ? 'aspect-7/8' : 'aspect-5/6',
          className,
        )}
      >
        <HangerIcon className="opacity-55" />
      </div>
    )
  return (
    <OutfitCollage
      size={size}
      className={className}
      label={`${dayHeading(day.date)}: ${day.pieces.map(({ item }) => item.name).join(', ')}`}
      pieces={day.pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
    />
  )
}
