import { reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import type { TrendFilter } from '../trends-queries.ts'
import { TREND_CARD, TREND_PICTURE, TREND_PLACE, TRENDS_GRID } from './trends-grid.ts'

const SKELETON_CARDS = 6

/** Skeleton of the trends. */
export function TrendsSkeleton() {
  return (
    <div role="status" aria-label="Loading trending styles">
      <div aria-hidden className={TRENDS_GRID}>
        {Array.from({ length: SKELETON_CARDS }, (_, at) => (
          <div key={at} data-testid="skeleton-trend" className={`${TREND_PLACE} ${TREND_CARD} breathing`}>
            <div className={`bg-tile aspect-7/8 ${TREND_PICTURE}`} />
            <div className="tablet:pt-3">
              <div className="bg-line mt-1.5 h-2.5 w-[30%] rounded-full" />
              <div className="bg-line mt-4 h-3.5 w-[62%] rounded-full" />
              <div className="bg-line mt-3 h-2.5 w-[84%] rounded-full" />
              <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

interface NoTrendsProps {
  readonly filter: TrendFilter
  readonly onClear: () => void
}

/** Empty state, with the filters that exclude everything. */
export function NoTrends({ filter, onClear }: NoTrendsProps) {
  const { category, season } = filter
  const isNarrowed = category !== 'all' || season !== 'all'
  return (
    <BlankState
      title="No trending styles found"
      className="tablet:pt-18 pt-6"
      drawing={<ClothesRail className="text-edge tablet:mb-10 mb-8 w-full max-w-90" />}
      actions={
        isNarrowed && (
          <Button look="primary" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    >
      {reasonOfNone(filter)}
    </BlankState>
  )
}

function reasonOfNone({ category, season }: TrendFilter): string {
  if (category !== 'all' && season !== 'all')
    return `No ${category} trends for ${season}. Try another category or season.`
  if (category !== 'all') return `No ${category} trends. Try another category.`
  if (season !== 'all') return `No trends for ${season}. Try another season.`
  return 'Press Refresh to load them.'
}

interface TrendsFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Failed state of the trends. */
export function TrendsFailed({ error, onRetry }: TrendsFailedProps) {
  return (
    <LoadError title={error.message} onRetry={onRetry}>
      {reasonOf(error.cause)}
    </LoadError>
  )
}
