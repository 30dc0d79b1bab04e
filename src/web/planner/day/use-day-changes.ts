import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useChangeDay, useSolveDay } from '../planner-queries.ts'
import { dayHeading } from '../week-range.ts'

/** Changes of a day; each shows a toast unless the day itself shows the result. */
export function useDayChanges(plan: WeeklyPlan, day: DailyOutfit) {
  const name = dayHeading(day.date)
  const { mutate, isPending: isChanging } = useChangeDay(plan.id, {
    onDone: (_reply, { changes }) => {
      if (changes.isFree) showLeftFreeToast(() => mutate({ day: day.dayOfWeek, changes: { isFree: false } }))
      if (changes.isWorn === undefined) return
      showToast(
        changes.isWorn
          ? { title: 'Worn', description: `${name}: wears added.` }
          : { title: 'Wears removed', description: `${name} isn't marked as worn.` },
      )
    },
    onFailed: showFailure("Couldn't change the day"),
  })
  const { mutate: solve, isPending: isChoosing } = useSolveDay(plan.id, {
    onDone: ({ dailyOutfits }) => {
      const outfit = dailyOutfits.find(({ id }) => id === day.id)?.outfitDescription ?? ''
      showToast({ title: 'New outfit chosen', description: `${name}: ${outfit}` })
    },
    onFailed: showFailure("Couldn't choose a new outfit"),
  })
  const showLeftFreeToast = (onPress: () => void) =>
    showToast({
      title: 'Left free',
      description: `${name} has no outfit now.`,
      action: { label: 'Undo', onPress },
    })
  const isPending = isChanging || isChoosing
  const change = (changes: Parameters<typeof mutate>[0]['changes']) =>
    !isPending && mutate({ day: day.dayOfWeek, changes })
  return {
    isPending,
    chooseAgain: () => !isPending && solve(day.dayOfWeek),
    lock: (isLocked: boolean) => change({ isLocked }),
    wear: (isWorn: boolean) => change({ isWorn }),
    leaveFree: () => change({ isFree: true }),
    swap: (itemId: string, withItemId: string) => change({ swap: { itemId, withItemId } }),
  }
}
