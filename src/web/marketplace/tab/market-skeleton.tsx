import { MARKET_GRID } from './market-grid-class.ts'

const SKELETON_CARDS = 8

/** The grid while its listings are on their way. */
export function MarketSkeleton() {
  return (
    <div role="status" aria-label="Loading the marketplace">
      <div aria-hidden className={MARKET_GRID}>
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
