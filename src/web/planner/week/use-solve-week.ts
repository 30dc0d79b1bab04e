import type { WeeklyPlan } from '../../../contract/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useSolveAgain } from '../planner-queries.ts'

/** Chooses the days of a plan anew that are neither locked nor worn. */
export function useSolveWeek(plan: WeeklyPlan) {
  const { mutate, isPending } = useSolveAgain(plan.id, {
    onDone: ({ dailyOutfits }) => {
      const kept = dailyOutfits.filter(({ isLocked, isWorn }) => isLocked || isWorn).length
      showToast({
        title: 'Days chosen anew',
        description:
          kept === 0 ? plan.title : `${plan.title}: ${kept} ${kept === 1 ? 'day' : 'days'} stayed as before.`,
      })
    },
    onFailed: showFailure('Failed to Choose the Days Anew'),
  })
  return { solve: () => !isPending && mutate(), isSolving: isPending }
}
