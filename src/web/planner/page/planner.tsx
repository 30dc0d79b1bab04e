import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/hooks/use-today.ts'
import { NewPlanForm } from '../form/new-plan-form.tsx'
import { usePlans } from '../planner-queries.ts'
import { PlanDetail } from '../week/plan-detail.tsx'
import { PlanList } from './plan-list.tsx'
import { NoPlans, PlansFailed, PlansSkeleton } from './plan-list-states.tsx'
import { useDeletePlanWithUndo } from './use-delete-plan-with-undo.ts'
import { useOpenPlan } from './use-open-plan.ts'

/** The weekly planner: the plans, and below them the open one or the form for a new one. */
export function Planner() {
  const plans = usePlans()
  const today = useToday()
  const list = plans.data ?? []
  const [openId, open] = useOpenPlan(list, today)
  const [isCreating, setCreating] = useState(false)
  const [arrivedId, setArrivedId] = useState<string>()
  // A plan that was open when it was deleted opens again after Undo.
  const closedId = useRef<string>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const newPlan = useRef<HTMLButtonElement>(null)
  // Moves the focus to a new, copied or restored plan, because the focused element is removed.
  const arrive = (id: string) => {
    setArrivedId(id)
    open(id)
  }
  const { deletePlan, deletedId } = useDeletePlanWithUndo({
    onDeleted: ({ id }) => {
      closedId.current = id === openId ? id : null
      if (id === openId) open(null)
      // The button that had the focus is removed with the plan.
      heading.current?.focus()
    },
    onRestored: ({ id }) => (closedId.current === id ? arrive(id) : heading.current?.focus()),
  })
  const created = ({ id }: WeeklyPlan) => {
    setCreating(false)
    arrive(id)
  }
  const cancel = () => {
    setCreating(false)
    requestAnimationFrame(() => newPlan.current?.focus())
  }
  const isEmpty = plans.data?.length === 0
  const shownId = isCreating ? null : openId
  const newPlanButton = (
    <Button
      ref={newPlan}
      look="primary"
      icon={<Plus aria-hidden size={16} />}
      className={isEmpty ? 'max-tablet:w-full' : ''}
      onClick={() => setCreating(true)}
    >
      New Plan
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-6">
        <h1 className="type-display">Weekly Planner</h1>
        {list.length > 0 && !isCreating && newPlanButton}
      </div>
      <section aria-labelledby="my-plans">
        <h2 ref={heading} id="my-plans" tabIndex={-1} className="type-note text-quiet mb-2 outline-none">
          My Plans
        </h2>
        {plans.isPending && <PlansSkeleton />}
        {plans.isError && !plans.data && (
          <PlansFailed error={plans.error} onRetry={() => void plans.refetch()} />
        )}
        {list.length > 0 && (
          <PlanList
            plans={list}
            openId={shownId}
            {...{ today, deletedId }}
            onDelete={deletePlan}
            onOpen={() => setCreating(false)}
          />
        )}
        {isEmpty && isCreating && (
          <p className="type-note text-quiet border-t-ink border-b-line border-t border-b py-4">
            No plans yet.
          </p>
        )}
        {isEmpty && !isCreating && !openId && <NoPlans today={today}>{newPlanButton}</NoPlans>}
      </section>
      {isCreating && <NewPlanForm today={today} onCreated={created} onCancel={cancel} />}
      {shownId && (
        <PlanDetail key={shownId} id={shownId} today={today} isNew={shownId === arrivedId} onOpen={arrive} />
      )}
      {shownId && isEmpty && <div className="flex justify-center">{newPlanButton}</div>}
      {list.length > 0 && !isCreating && !openId && (
        <p className="text-quiet pt-8">Choose a plan to see its seven days.</p>
      )}
    </>
  )
}
