import { Link } from 'wouter'
import type { TrendingStyle } from '../../../contract/trends.ts'
import { BUNDLED } from '../../../domain/trends/trend.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { formatDay } from '../../../domain/words/dates.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { useSyncTrends, useTrends } from '../trends-queries.ts'
import { useOpenTrend } from '../use-open-trend.ts'
import { RefreshButton } from './refresh-button.tsx'
import { syncInWords } from './sync-in-words.ts'
import { TrendCard } from './trend-card.tsx'
import { TrendFilters } from './trend-filters.tsx'
import { TRENDS_GRID } from './trends-grid.ts'
import { NoTrends, TrendsFailed, TrendsSkeleton } from './trends-states.tsx'
import { useTrendFilter } from './use-trend-filter.ts'

const TrendDialog = lazyDialog(async () => (await import('../trend/trend-dialog.tsx')).TrendDialog)

/** The trends, each with its coverage by the closet. */
export function TrendsTab() {
  const [filter, change] = useTrendFilter()
  const trends = useTrends(filter)
  const sync = useSyncTrends()
  const opened = useOpenTrend()
  const { data: closet } = useClosetItems()
  const isClosetEmpty = closet?.length === 0
  const { data: shown } = trends
  const isBusy = sync.isPending || trends.isPending
  return (
    <div className="measure tablet:pt-12 pt-6">
      <div className="tablet:items-end flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h1 className="type-display">Trending</h1>
          <p className="text-quiet mt-1.5 text-[0.9375rem] leading-5.5 text-pretty">{leadOf(shown ?? [])}</p>
        </div>
        <RefreshButton isBusy={isBusy} onRefresh={() => sync.mutate()} />
      </div>
      <div className="border-ink tablet:mt-6 mt-4 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-4">
        <TrendFilters filter={filter} onChange={change} />
        <p className="type-note text-quiet flex flex-wrap gap-x-3">
          <span role="status" className="text-ink">
            {sync.isSuccess && syncInWords(sync.data)}
          </span>
          {shown && <span className="max-tablet:hidden">{countOf(shown)}</span>}
        </p>
      </div>
      {isClosetEmpty && shown && shown.length > 0 && (
        <p className="type-ui bg-wash mb-6 p-4">
          Your closet is empty. <ToCloset /> to see how much of each style you can wear.
        </p>
      )}
      {trends.isPending && <TrendsSkeleton />}
      {trends.isError && !shown && (
        <TrendsFailed error={trends.error} onRetry={() => void trends.refetch()} />
      )}
      {shown?.length === 0 && (
        <NoTrends filter={filter} onClear={() => change({ category: 'all', season: 'all' })} />
      )}
      {shown && shown.length > 0 && (
        <ul
          aria-label="Trending styles"
          aria-busy={trends.isPlaceholderData}
          className={`${TRENDS_GRID} aria-busy:opacity-50`}
        >
          {shown.map((trend) => (
            <TrendCard key={trend.id} trend={trend} isCompared={!isClosetEmpty} />
          ))}
        </ul>
      )}
      {opened.id && (
        <TrendDialog
          key={opened.id}
          id={opened.id}
          listed={shown?.find(({ id }) => id === opened.id) ?? null}
          isCompared={!isClosetEmpty}
          onClose={opened.close}
        />
      )}
    </div>
  )
}

function ToCloset() {
  return (
    <Link href="/" className="underline decoration-1 underline-offset-4">
      Add your pieces
    </Link>
  )
}

// A feed has its own popularity.
function leadOf(trends: readonly TrendingStyle[]): string {
  const isOurs = trends.every(({ source }) => source === BUNDLED)
  const rank = isOurs
    ? "Popularity is Armadio's seasonal ranking, 0 to 100."
    : "Popularity is Armadio's seasonal ranking or the feed's own figure, 0 to 100."
  return `What's in season, and how much of it you own. ${rank}`
}

function countOf(trends: readonly TrendingStyle[]): string {
  const count = trends.length === 1 ? '1 style' : `${trends.length} styles`
  const latest = trends
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  return latest ? `${count}, last changed ${formatDay(dayOf(latest), today())}` : count
}
