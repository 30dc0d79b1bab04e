import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner.ts'
import { DayCollage } from '../../planner/day/day-collage.tsx'
import { useDayChanges } from '../../planner/day/use-day-changes.ts'
import { planAddress } from '../../planner/plan-address.ts'
import { OutfitOfToday } from './outfit-of-today.tsx'
import { WearThis } from './wear-this.tsx'

interface PlannedTodayProps {
  readonly plan: WeeklyPlan
  readonly day: DailyOutfit
}

/** What is planned for today. */
export function PlannedToday({ plan, day }: PlannedTodayProps) {
  const { wear, isPending } = useDayChanges(plan, day)
  const { outfitDescription, stylingNotes, isWorn, needsNewChoice, weather } = day
  const isStale = needsNewChoice && !isWorn
  return (
    <OutfitOfToday
      label="Planned for today"
      weather={weather}
      href={planAddress(plan.id)}
      picture={<DayCollage day={day} size="small" />}
      description={outfitDescription}
      reason={isStale ? 'One of its pieces is no longer available. Choose another outfit.' : stylingNotes}
      action={
        !isStale && (
          <WearThis
            outfit={outfitDescription}
            look="quiet"
            fault={null}
            {...{ isWorn, isPending }}
            onWear={() => wear(true)}
            onUndo={() => wear(false)}
          />
        )
      }
    />
  )
}
