import type { WeeklyPlan } from '../../../contract/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useDeletePlan } from '../planner-queries.ts'

/** Deletes a plan and tells it, also when the page is left by then. */
export function useDelete({ onDeleted }: { readonly onDeleted: (plan: WeeklyPlan) => void }) {
  const { mutate, isPending, variables } = useDeletePlan({
    onDone: () => showToast({ title: 'Plan deleted', description: 'Weekly outfit plan has been removed.' }),
    onFailed: (error) => {
      console.error('Failed to delete weekly plan', error)
      showFailure('Failed to Delete the Plan')(error)
    },
  })
  return {
    deletePlan: (plan: WeeklyPlan) => !isPending && mutate(plan, { onSuccess: () => onDeleted(plan) }),
    deletedId: isPending ? variables.id : undefined,
  }
}
