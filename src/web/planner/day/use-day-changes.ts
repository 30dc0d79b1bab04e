import type { DailyOutfit, WeekDay, WeeklyPlan } from '../../../contract/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useChangeDay } from '../planner-queries.ts'
import { dayHeading } from '../week-range.ts'

/** What can be done with a day, each told where it does not show of itself. */
export function useDayChanges(plan: WeeklyPlan, day: DailyOutfit) {
  const { mutate, isPending } = useChangeDay(plan.id, {
    onDone: (_reply, { changes }) => {
      if (changes.isWorn === undefined) return
      const name = dayHeading(day.date)
      showToast(
        changes.isWorn
          ? { title: 'Worn', description: `${name}: its pieces count this wear.` }
          : { title: 'Wears taken back', description: `${name}: it was not worn after all.` },
      )
    },
    onFailed: showFailure('Failed to Change the Day'),
  })
  const change = (changes: Parameters<typeof mutate>[0]['changes']) =>
    !isPending && mutate({ day: day.dayOfWeek, changes })
  return {
    isPending,
    lock: (isLocked: boolean) => change({ isLocked }),
    wear: (isWorn: boolean) => change({ isWorn }),
    move: (moveTo: WeekDay) => change({ moveTo }),
    swap: (itemId: string, withItemId: string) => change({ swap: { itemId, withItemId } }),
  }
}
