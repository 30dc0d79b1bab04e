import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { PanelHeader } from '../../ui/dialog/panel-header.tsx'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

interface WhyThisOutfitProps {
  readonly day: DailyOutfit
  readonly isSheet: boolean
  readonly onClose: () => void
}

/** The pieces of a day, each with its reason. */
export function WhyThisOutfit({ day, isSheet, onClose }: WhyThisOutfitProps) {
  const { data: closet = [] } = useClosetItems()
  const inDegrees = useTextInUnit()
  return (
    <div className="tablet:px-6 min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[calc(16px+env(safe-area-inset-bottom))]">
      <PanelHeader title="Why this outfit" isSheet={isSheet} onClose={onClose} className="mb-2" />
      <ul>
        {day.pieces.map(({ item, reasoning, isGone }) => (
          <li
            key={item.id}
            className="border-line grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 border-t py-3"
          >
            <div className="bg-tile aspect-4/5">
              <PiecePicture
                item={closet.find(({ id }) => id === item.id) ?? { ...item, picture: null, cutOut: null }}
                sizes="64px"
              />
            </div>
            <div className="min-w-0">
              <p className="type-name break-words">{item.name}</p>
              <p className="type-note text-quiet mt-0.5 text-pretty">
                {isGone ? "It's no longer available." : inDegrees(reasoning)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
