import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useDeletePlan, useRestorePlan } from '../planner-queries.ts'

interface Deletion {
  readonly onDeleted: (plan: WeeklyPlan) => void
  /** Called once it is restored; not after the page was left. */
  readonly onRestored: (plan: WeeklyPlan) => void
}

/** Deletes a plan and shows a toast with Undo, also after the page was left. */
export function useDeletePlanWithUndo({ onDeleted, onRestored }: Deletion) {
  const { mutate: restore } = useRestorePlan({
    onDone: ({ title }) =>
      showToast({ title: 'Plan restored', description: `${title} is back with all its days.` }),
    onFailed: (error) => {
      console.error('Failed to restore weekly plan', error)
      showFailure("Couldn't restore the plan")(error)
    },
  })
  const { mutate, isPending, variables } = useDeletePlan<WeeklyPlan>({
    onDone: (_nothing, plan) =>
      showToast({
        title: 'Plan deleted',
        description: 'Weekly outfit plan has been removed.',
        action: { label: 'Undo', onPress: () => restore(plan, { onSuccess: () => onRestored(plan) }) },
      }),
    onFailed: (error) => {
      console.error('Failed to delete weekly plan', error)
      showFailure("Couldn't delete the plan")(error)
    },
  })
  return {
    deletePlan: (plan: WeeklyPlan) => !isPending && mutate(plan, { onSuccess: () => onDeleted(plan) }),
    deletedId: isPending ? variables.id : undefined,
  }
}
