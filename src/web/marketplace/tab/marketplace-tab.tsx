import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import {
  emptyListingFilter,
  filterListings,
  isNarrowed,
} from '../../../domain/marketplace/filter-listings.ts'
import { Button } from '../../ui/button.tsx'
import { saleAddress } from '../listing-address.ts'
import { useListings } from '../marketplace-queries.ts'
import { needsUser } from '../sales/sale-words.ts'
import { useSales } from '../sales/sale-queries.ts'
import { SalesView } from '../sales/sales-view.tsx'
import { ListingGrid } from './listing-grid.tsx'
import { MarketFilters } from './market-filters.tsx'
import { MarketFailed, NoListings } from './market-states.tsx'
import { SampleListingsLine } from './sample-listings-line.tsx'
import { type MarketView, useMarketFilter } from './use-market-filter.ts'
import { CardSkeletons } from '../../ui/pictures/card-skeletons.tsx'
import { MARKET_GRID } from './listing-cards.tsx'
import { counted } from '../../../domain/words/english.ts'

/** The Marketplace tab: listings of others and the user's own. Filters apply in the browser, to the whole list. */
export function MarketplaceTab() {
  const { filter, setFilter, view, setView } = useMarketFilter()
  const { data, isPending, isError, error, refetch } = useListings(view === 'mine' ? 'mine' : 'all')
  const [, go] = useLocation()
  const search = useSearch()
  const sell = () => go(saleAddress(search, null))
  const listings = data ?? none
  const shown = useMemo(() => filterListings(listings, filter), [listings, filter])
  const isFailed = isError && !data
  // The empty state has its own primary button.
  const isBlank = data !== undefined && shown.length === 0 && view !== 'sales'
  const sales = useSalesLabel(listings, view)
  return (
    <section aria-labelledby="marketplace" className="measure tablet:pt-10 tablet:pb-28 pt-6 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 id="marketplace" tabIndex={-1} className="type-display outline-none">
            Fashion Marketplace
          </h1>
          <p className="text-quiet mt-1.5 text-[0.9375rem] leading-5.5">
            Discover unique pieces from other fashion lovers
          </p>
        </div>
        {!isBlank && (
          <Button look="primary" className="max-tablet:hidden" onClick={sell}>
            List Item for Sale
          </Button>
        )}
      </div>
      <MarketFilters
        {...{ listings, filter, view, sales }}
        onChange={setFilter}
        onView={setView}
        count={view !== 'sales' && <Count count={data && shown.length} isFailed={isFailed} />}
      />
      {!isBlank && (
        <Button look="primary" className="tablet:hidden mt-2 w-full" onClick={sell}>
          List Item for Sale
        </Button>
      )}
      <div className="min-h-4">
        <SampleListingsLine count={view === 'all' ? countSamples(listings) : 0} />
      </div>
      {view === 'sales' ? (
        <SalesView />
      ) : (
        <>
          {isPending && <MarketSkeleton />}
          {isFailed && <MarketFailed error={error} onRetry={() => void refetch()} />}
          {shown.length > 0 && <ListingGrid listings={shown} showsStatus={view === 'mine'} />}
        </>
      )}
      {isBlank && (
        <NoListings
          isBecauseOfFilters={listings.length > 0 && isNarrowed(filter)}
          isMine={view === 'mine'}
          onSell={sell}
          onClear={() => setFilter(emptyListingFilter)}
        />
      )}
    </section>
  )
}

// Null if no one else sells here, as in personal mode, and there are no sales.
function useSalesLabel(listings: readonly MarketplaceItem[], view: MarketView): string | null {
  const { data: sales = [] } = useSales()
  const hasOthers = listings.some(({ isMine, isSample }) => !isMine && !isSample)
  if (view !== 'sales' && sales.length === 0 && !hasOthers) return null
  const waiting = sales.filter(needsUser).length
  return waiting > 0 ? `Sales · ${waiting}` : 'Sales'
}

const none: readonly MarketplaceItem[] = []

function countSamples(listings: readonly MarketplaceItem[]): number {
  return listings.filter(({ isSample }) => isSample).length
}

function Count({ count, isFailed }: { readonly count: number | undefined; readonly isFailed: boolean }) {
  if (isFailed) return <p className="type-note text-quiet">Not loaded</p>
  if (count === undefined) return <div aria-hidden className="bg-line my-1 h-2.5 w-16 rounded-full" />
  return (
    <p role="status" className="type-note text-quiet">
      {counted(count, 'item')}
    </p>
  )
}

const SKELETON_CARDS = 8

/** Skeleton of the grid. */
function MarketSkeleton() {
  return <CardSkeletons label="Loading the marketplace" count={SKELETON_CARDS} gridClass={MARKET_GRID} />
}
