import { useState, type ReactNode } from 'react'
import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChooseFromCloset } from './choose-from-closet.tsx'
import { PieceRadios } from './piece-radios.tsx'
import { SwapList } from '../../stylist/parts/swap-list.tsx'
import { PanelHeader } from '../../ui/dialog/panel-header.tsx'
import { useDaySwaps } from '../planner-queries.ts'

interface SwapAPieceProps {
  readonly day: DailyOutfit
  /** All seven days. */
  readonly week: readonly DailyOutfit[]
  readonly isSheet: boolean
  readonly onWear: (itemId: string, withItemId: string) => void
  readonly onClose: () => void
}

/**
 * Chooses a piece of a day and its replacement: one of the best, or any fitting piece of the closet. A deleted piece is
 * selected first.
 */
export function SwapAPiece({ day, week, isSheet, onWear, onClose }: SwapAPieceProps) {
  const first = day.pieces.find(({ isGone }) => isGone) ?? day.pieces[0]
  const [chosen, setChosen] = useState(first)
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing && chosen)
    return (
      <Panel key="closet" title="Choose from your closet" {...{ isSheet, onClose }}>
        <p className="type-note text-quiet mt-1 break-words">
          Instead of {chosen.item.name}. Every clean piece of this type, regardless of weather and other days.
          {!day.isLocked && ' Your choice locks the day.'}
        </p>
        <OtherWay onClick={() => setChoosing(false)}>Back to suggestions</OtherWay>
        <ChooseFromCloset
          {...{ day, week }}
          former={chosen}
          onWear={(withItemId) => onWear(chosen.item.id, withItemId)}
        />
      </Panel>
    )
  return (
    <Panel key="swaps" title="Swap a piece" {...{ isSheet, onClose }}>
      <PieceRadios pieces={day.pieces} chosen={chosen} onChoose={setChosen} />
      {chosen && (
        <>
          <p className="type-note text-quiet mt-3.5 break-words">
            {chosen.isGone
              ? `${chosen.item.name} is no longer available. Instead:`
              : `Instead of ${chosen.item.name}`}
          </p>
          <OtherWay onClick={() => setChoosing(true)}>Choose from your closet</OtherWay>
        </>
      )}
      {/* As high as three rows: a sheet grows upwards, and the button would move while the list loads. */}
      <div className={isSheet ? 'min-h-[380px]' : undefined}>
        {chosen && (
          <Swaps
            key={chosen.item.id}
            day={day}
            itemId={chosen.item.id}
            onWear={(withItemId) => onWear(chosen.item.id, withItemId)}
          />
        )}
        <p className="type-note text-quiet border-line border-t pt-3">
          Based on laundry, weather and your other six days.
          {!day.isLocked && ' A swap locks the day.'}
        </p>
      </div>
    </Panel>
  )
}

interface OtherWayProps {
  readonly onClick: () => void
  readonly children: string
}

/** Changes the way to choose. */
function OtherWay({ onClick, children }: OtherWayProps) {
  return (
    <Button look="text" size="small" className="px-0!" onClick={onClick}>
      <span className="decoration-edge underline decoration-1 underline-offset-6">{children}</span>
    </Button>
  )
}

interface PanelProps extends Pick<SwapAPieceProps, 'isSheet' | 'onClose'> {
  readonly title: string
  readonly children: ReactNode
}

function Panel({ title, isSheet, onClose, children }: PanelProps) {
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:px-6">
      <PanelHeader title={title} isSheet={isSheet} onClose={onClose} />
      {children}
    </div>
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
  const another = day.isLocked ? '' : ' Choose a new outfit for this day to see others.'
  return (
    <SwapList
      {...{ swaps, closet, onWear }}
      nothing={`Nothing else in your closet works here.${another}`}
      rowClass="tablet:items-center tablet:gap-4 items-start gap-3"
    />
  )
}
