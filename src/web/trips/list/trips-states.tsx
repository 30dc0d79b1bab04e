import type { ReactNode } from 'react'
import { reasonOf } from '../../api/http-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { OutlineImage } from '../../ui/pictures/outline-image.tsx'
import { drawingAddress, outlineAddress } from '../../../domain/closet/drawings/drawing-address.ts'

/** Skeleton of the trips. */
export function TripsSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="border-ink border-t">
      <div aria-hidden className="grid animate-[appear_1ms_300ms_both]">
        {[0, 1, 2].map((at) => (
          <div key={at} className="border-line breathing flex items-center justify-between border-b py-6">
            <div className="w-1/2">
              <div className="bg-line h-2.5 w-[62%] rounded-full" />
              <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
            </div>
            <div className="bg-line aspect-4/5 w-14" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface TripsFailedProps {
  readonly title: string
  /** Null if it was deleted or never existed. */
  readonly error: Error | null
  /** Null if a retry would not help. */
  readonly onRetry: (() => void) | null
}

/** Failed state of the trips, or of one of them. */
export function TripsFailed({ title, error, onRetry }: TripsFailedProps) {
  return (
    <div className="border-ink border-t">
      <LoadError title={title} look="primary" onRetry={onRetry}>
        {error ? reasonOf(error) : 'It was deleted, or the link is incomplete.'}
      </LoadError>
    </div>
  )
}

const drawn = ['tee', 'knit', 'trousers', 'sneakers', 'coat'] as const

/** Empty state of the trips: an illustrated capsule, and a button to plan the first trip. */
export function NoTrips({ children }: { readonly children: ReactNode }) {
  return (
    <div className="border-ink border-t pt-8">
      <div aria-hidden className="tablet:max-w-176 grid grid-cols-5 gap-2 tablet:gap-4">
        {drawn.map((kind) => (
          <div key={kind} className="bg-wash text-edge grid aspect-4/5 place-items-center p-[12%]">
            <OutlineImage address={outlineAddress(drawingAddress(kind, 'Black'))} />
          </div>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 className="type-title">No trips yet</h2>
          <p className="text-quiet mt-1.5 max-w-[56ch]">
            Say where and when. Armadio packs a small set of your pieces that go together, with an outfit for
            each day.
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}
