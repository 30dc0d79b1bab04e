import { useState } from 'react'
import { Link } from 'wouter'
import type { DailyOutfit, PlanReply } from '../../../contract/planner/planner.ts'
import { DayCollage } from '../../planner/day/day-collage.tsx'
import { useDayChanges } from '../../planner/day/use-day-changes.ts'
import { planAddress } from '../../planner/plan-address.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { type OutfitStepsOfToday, TodayActions } from './today-actions.tsx'
import { TodayFrame } from './today-frame.tsx'
import { WearThis } from './wear-this.tsx'

const SwapAPiece = lazyDialog(async () => (await import('../../planner/day/swap-a-piece.tsx')).SwapAPiece)

interface PlannedTodayProps {
  readonly plan: PlanReply
  readonly day: DailyOutfit
  readonly steps: OutfitStepsOfToday
  /** With the ids of the pieces. */
  readonly onWorn: (ids: readonly string[]) => void
}

/** Today's planned outfit. */
export function PlannedToday({ plan: { plan, dailyOutfits }, day, steps, onWorn }: PlannedTodayProps) {
  const [isSwapping, setSwapping] = useState(false)
  const { wear, swap, isPending } = useDayChanges(plan, day)
  const { outfitDescription, stylingNotes, isWorn, needsNewChoice, weather } = day
  const isStale = needsNewChoice && !isWorn
  return (
    <TodayFrame
      label="Planned for today"
      date={day.date}
      weather={weather}
      picture={<DayCollage key={day.itemIds.join()} day={day} size="full" />}
      title={
        <Link href={planAddress(plan.id)} className="hover:text-quiet">
          {outfitDescription}
        </Link>
      }
      reason={
        isStale ? 'One of its pieces is no longer available. Swap it or choose another outfit.' : stylingNotes
      }
    >
      <TodayActions
        outfit={{
          name: outfitDescription,
          pieces: day.pieces.map(({ item }) => item),
          occasion: plan.occasion,
        }}
        {...{ steps, isWorn, isSwapping }}
        onSwapping={setSwapping}
        loadSwap={SwapAPiece.load}
        wear={
          !isStale && (
            <WearThis
              outfit={outfitDescription}
              look="primary"
              size="normal"
              errorMessage={null}
              {...{ isWorn, isPending }}
              onWear={() => {
                onWorn(day.itemIds)
                wear(true)
              }}
              onUndo={() => wear(false)}
            />
          )
        }
      >
        {(isSheet) => (
          <SwapAPiece
            day={day}
            week={dailyOutfits}
            isSheet={isSheet}
            onClose={() => setSwapping(false)}
            onWear={(itemId, withItemId) => {
              setSwapping(false)
              swap(itemId, withItemId)
            }}
          />
        )}
      </TodayActions>
    </TodayFrame>
  )
}
