import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useChangeDay } from '../planner-queries.ts'
import { dayHeading } from '../week-range.ts'

/** Saves the occasion and the note of a day; after a failure the form keeps its input. */
export function useDayWishes(plan: WeeklyPlan, day: DailyOutfit, onSaved: () => void) {
  const { mutate, isPending } = useChangeDay(plan.id, {
    onDone: ({ dailyOutfits }) => {
      const saved = dailyOutfits.find(({ id }) => id === day.id)
      const isOther = saved?.itemIds.join() !== day.itemIds.join()
      showToast({
        title: isOther ? 'New outfit chosen' : 'Saved',
        description: isOther ? `${dayHeading(day.date)}: ${saved?.outfitDescription}` : dayHeading(day.date),
      })
      onSaved()
    },
    onFailed: showFailure("Couldn't save the day"),
  })
  const save = (wishes: Pick<DailyOutfit, 'occasion' | 'note'>) => {
    if (isPending) return
    const { occasion, note } = wishes
    const changes = {
      ...(occasion !== day.occasion && { occasion }),
      ...(note !== day.note && { note }),
    }
    if (Object.keys(changes).length === 0) onSaved()
    else mutate({ day: day.dayOfWeek, changes })
  }
  return { save, isPending }
}
