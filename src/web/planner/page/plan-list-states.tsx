import type { ReactNode } from 'react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { mondayOf, weekDates } from '../../../domain/planner/week-dates.ts'
import { reasonOf } from '../../api/http-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { WeekTiles } from '../week-tiles.tsx'

/** Skeleton of the plans. */
export function PlansSkeleton() {
  return (
    <div role="status" aria-label="Loading your plans" className="border-ink border-t">
      <div
        aria-hidden
        className="border-line tablet:grid-cols-3 grid gap-6 border-b py-5 animate-[appear_1ms_300ms_both]"
      >
        {[0, 1, 2].map((at) => (
          <div key={at} className="max-tablet:not-first:hidden breathing">
            <div className="bg-line h-2.5 w-[62%] rounded-full" />
            <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
            <div className="bg-line mt-3 h-2.5 w-[46%] rounded-full" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface PlansFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Failed state of the plans. */
export function PlansFailed({ error, onRetry }: PlansFailedProps) {
  return (
    <div className="border-ink border-t">
      <LoadError title="Couldn't load your plans" heading="h3" look="primary" onRetry={onRetry}>
        {reasonOf(error)} They&apos;re safe.
      </LoadError>
    </div>
  )
}

interface NoPlansProps {
  readonly today: CalendarDate
  /** Button to create the first one. */
  readonly children: ReactNode
}

/** Empty state of the planner: the current week without outfits. */
export function NoPlans({ today, children }: NoPlansProps) {
  return (
    <div className="border-ink border-t pt-6">
      <WeekTiles shape="large" dates={weekDates(mondayOf(today))} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-6">
        <div>
          <h3 className="type-title">No plans yet</h3>
          <p className="text-quiet mt-1.5 max-w-[60ch]">
            Seven outfits from your clean pieces, each with its weather and the reason. Where possible, no top
            repeats.
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}
