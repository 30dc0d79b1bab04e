import type { DayPlanned } from '../../../contract/planner/planned-outfit.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { usePlanOutfit } from '../../planner/plan-outfit-query.ts'
import { useDeletePlan } from '../../planner/planner-queries.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { weekDayOf } from '../../../domain/calendar-days.ts'

interface DayChoice {
  /** Name of the outfit. */
  readonly name: string
  readonly itemIds: readonly string[]
  readonly onAdded: () => void
}

/** Plans an outfit for a day and offers Undo: it restores the day's former outfit, or deletes the new plan. */
export function useAddToDay({ name, itemIds, onAdded }: DayChoice) {
  const keyOf = useRequestKey()
  const restore = usePlanOutfit({
    onDone: (_planned, { outfit }) => showUndone(outfit.date),
    onFailed: showFailure("Couldn't undo"),
  })
  const removePlan = useDeletePlan({
    onDone: () => showToast({ title: 'Undone', description: 'The new plan was deleted.' }),
    onFailed: showFailure("Couldn't undo"),
  })
  const undo = (date: CalendarDate, { planId, before }: DayPlanned) => {
    if (before) restore.mutate({ outfit: { date, ...before }, idempotencyKey: undefined })
    else removePlan.mutate({ id: planId })
  }
  const add = usePlanOutfit({
    onDone: (planned, { outfit: { date } }) => {
      const rest = planned.isNewPlan ? ' The rest of the week was planned around it.' : ''
      showToast({
        title: `Added to ${weekDayOf(date)}`,
        description: `${name}.${rest}`,
        action: { label: 'Undo', onPress: () => undo(date, planned) },
      })
      onAdded()
    },
    onFailed: showFailure("Couldn't plan this day"),
  })
  return {
    /** The day that the outfit is being added to. */
    pendingDate: add.isPending ? add.variables.outfit.date : null,
    addTo: (date: CalendarDate) => {
      if (add.isPending) return
      const outfit = { date, itemIds: [...itemIds], isLocked: true }
      add.mutate({ outfit, idempotencyKey: keyOf(outfit) })
    },
  }
}

function showUndone(date: CalendarDate): void {
  showToast({ title: 'Undone', description: `${weekDayOf(date)} is as it was before.` })
}
