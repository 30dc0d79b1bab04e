import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useSolveAgain } from '../planner-queries.ts'

/** Chooses new outfits for the days of a plan that are not locked, worn or past. */
export function useSolveWeek(plan: WeeklyPlan, before: readonly DailyOutfit[]) {
  const { mutate, isPending } = useSolveAgain(plan.id, {
    onDone: ({ dailyOutfits }) => {
      const kept = dailyOutfits.filter((day, at) => before[at]?.itemIds.join() === day.itemIds.join()).length
      showToast({
        title: 'New outfits chosen',
        description:
          kept === 0 ? plan.title : `${plan.title}: ${kept} ${kept === 1 ? 'day' : 'days'} unchanged.`,
      })
    },
    onFailed: showFailure("Couldn't choose new outfits"),
  })
  return { solve: () => !isPending && mutate(), isSolving: isPending }
}
