import { reasonOf } from '../../api/http-error.ts'
import { LoadError } from '../../ui/load-error.tsx'

/** Skeleton of a week. */
export function WeekSkeleton() {
  return (
    <div role="status" aria-label="Loading the week" className="tablet:pt-12 pt-10">
      <div aria-hidden className="animate-[appear_1ms_300ms_both] *:breathing">
        <div className="bg-line h-3 w-56 max-w-full rounded-full" />
        <div className="tablet:grid-cols-3 wide:grid-cols-4 desk:grid-cols-7 mt-12 grid gap-4">
          {[0, 1, 2, 3, 4, 5, 6].map((at) => (
            <div key={at} className="max-tablet:flex max-tablet:gap-4">
              <div className="bg-tile tablet:w-auto aspect-2/3 w-33 flex-none" />
              <div className="flex-1">
                <div className="bg-line mt-3 h-2.5 w-[62%] rounded-full" />
                <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

interface PlanFailedProps {
  readonly error: Error
  /** The plan was deleted or never existed. */
  readonly isGone: boolean
  readonly onRetry: () => void
}

/** Failed state of a week. */
export function PlanFailed({ error, isGone, onRetry }: PlanFailedProps) {
  return (
    <LoadError
      title={isGone ? 'This plan no longer exists' : "Couldn't load this week"}
      onRetry={isGone ? null : onRetry}
    >
      {isGone
        ? 'It was deleted, or the link is incomplete. Choose another plan or create one.'
        : `${reasonOf(error)} Your plans are safe.`}
    </LoadError>
  )
}
