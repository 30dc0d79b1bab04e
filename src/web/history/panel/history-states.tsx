import { reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'

/** Skeleton of the history. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading your outfit history" className="min-w-0">
      <div aria-hidden className="breathing">
        <div className="bg-line h-6 w-44 rounded-full" />
        <div className="border-ink mt-8 border-t">
          {[0, 1, 2, 3, 4].map((at) => (
            <div key={at} className="border-line flex gap-2 border-b py-4">
              <div className="bg-line mr-3 h-4 w-14 flex-none rounded-full" />
              <div className="bg-tile h-17.5 w-14 flex-none" />
              <div className="bg-tile h-17.5 w-14 flex-none" />
              <div className="bg-tile h-17.5 w-14 flex-none" />
              <div className="bg-line max-tablet:hidden ml-6 h-2.5 w-40 rounded-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

interface HistoryFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Failed state of the history. */
export function HistoryFailed({ error, onRetry }: HistoryFailedProps) {
  return (
    <div className="border-ink border-t">
      <LoadError title="Couldn't load your history" onRetry={onRetry}>
        {reasonOf(error)} Your entries are safe.
      </LoadError>
    </div>
  )
}

/** Empty state of the history. */
export function NoHistory() {
  return (
    <BlankState
      title="No outfits logged yet"
      className="bg-wash py-10!"
      drawing={<ClothesRail className="text-edge mb-6 w-full max-w-60" />}
    >
      Log what you wore today or earlier. Armadio counts the wears, and your ratings show what works.
    </BlankState>
  )
}
