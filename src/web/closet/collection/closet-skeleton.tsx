import { gridClass } from './closet-grid-class.ts'
import type { Density } from './use-density.ts'

const SKELETON_CARDS = 12

/** The grid while its pieces are on their way. */
export function ClosetSkeleton({ density }: { readonly density: Density }) {
  return (
    <div role="status" aria-label="Loading your collection">
      <div aria-hidden className={gridClass(density)}>
        {Array.from({ length: SKELETON_CARDS }, (_, at) => (
          <div
            key={at}
            data-testid="skeleton-card"
            className="motion-safe:animate-[breathe_1.6s_var(--ease)_300ms_infinite_alternate]"
          >
            <div className="bg-tile aspect-4/5" />
            <div className="bg-line mt-3 h-2.5 w-[62%] rounded-full" />
            <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
