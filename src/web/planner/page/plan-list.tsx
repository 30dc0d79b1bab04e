import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { classNames } from '../../ui/class-names.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { seasonName, themeName } from '../plan-in-words.ts'
import { weekRange } from '../week-range.ts'
import { planAddress } from '../plan-address.ts'

/** Number of plans shown before 'all' is pressed. */
const FEW = 6

interface PlanListProps {
  readonly plans: readonly WeeklyPlan[]
  /** Id of the plan shown below. */
  readonly openId: string | null
  readonly today: CalendarDate
  /** Id of the plan being deleted. */
  readonly deletedId: string | undefined
  readonly onDelete: (plan: WeeklyPlan) => void
  readonly onOpen: () => void
}

/** The plans, newest first, three in a row; on a phone a single scrolling row. */
export function PlanList({ plans, openId, today, deletedId, onDelete, onOpen }: PlanListProps) {
  const [isWhole, setWhole] = useState(false)
  const few = plans.filter(({ id }, at) => at < FEW || id === openId)
  const shown = isWhole ? plans : few
  return (
    <>
      <ul className="border-ink scroll-row tablet:mr-0 tablet:grid tablet:grid-cols-3 tablet:overflow-visible tablet:pr-0 border-t">
        {shown.map((plan) => (
          <PlanRow
            key={plan.id}
            {...{ plan, today, onOpen }}
            isOpen={plan.id === openId}
            isBeingDeleted={plan.id === deletedId}
            onDelete={() => onDelete(plan)}
          />
        ))}
      </ul>
      {few.length < plans.length && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="type-name hover:text-quiet decoration-edge h-11 underline decoration-1 underline-offset-6"
        >
          {isWhole ? 'Only the newest' : `All ${plans.length} plans`}
        </button>
      )}
    </>
  )
}

interface PlanRowProps {
  readonly plan: WeeklyPlan
  readonly today: CalendarDate
  readonly isOpen: boolean
  readonly isBeingDeleted: boolean
  readonly onDelete: () => void
  readonly onOpen: () => void
}

function PlanRow({ plan, today, isOpen, isBeingDeleted, onDelete, onOpen }: PlanRowProps) {
  return (
    <li
      className={classNames(
        'border-line tablet:w-auto relative flex w-66 flex-none items-start justify-between gap-3 border-b py-4 pr-6',
        // Rules between the plans, in rows of three; a phone has one row.
        'tablet:nth-[3n+1]:border-l-0 tablet:nth-[3n+1]:pl-0 not-first:border-l not-first:pl-6',
        isBeingDeleted && 'opacity-50',
        isOpen && 'before:bg-ink before:absolute before:inset-x-0 before:top-0 before:-mt-px before:h-[3px]',
      )}
    >
      <div className="min-w-0">
        <h3 className="type-name break-words">
          <Link
            href={planAddress(plan.id)}
            onClick={onOpen}
            aria-current={isOpen ? 'true' : undefined}
            className="hover:text-quiet -outline-offset-2! after:absolute after:inset-0"
          >
            {plan.title}
          </Link>
        </h3>
        <p className="type-note text-quiet mt-0.5 break-words">
          {weekRange(plan.weekStartDate, today)}
          <br />
          {themeName(plan.styleTheme)} · {seasonName(plan.season)}
        </p>
      </div>
      <RoundButton
        label={`Delete ${plan.title}`}
        title="Delete"
        className="text-quiet hover:text-ink z-1 -mt-2 -mr-2.5"
        aria-disabled={isBeingDeleted}
        onClick={onDelete}
      >
        <Trash2 aria-hidden size={16} className="stroke-icon" />
      </RoundButton>
    </li>
  )
}
