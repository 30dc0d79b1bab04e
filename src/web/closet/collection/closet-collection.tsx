import { lazy, Suspense, useMemo } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { everyPiece, filterCloset, isNarrowed } from '../../../domain/closet/collection/filter-closet.ts'
import { sortCloset } from '../../../domain/closet/collection/sort-closet.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { ArchivedPiecesLink } from './archived-pieces-link.tsx'
import type { ClosetCardsProps } from './closet-cards.tsx'
import { ClosetFailed } from '../closet-failed.tsx'
import { ClosetFilters } from './filters/closet-filters.tsx'
import { ClosetGrid } from './closet-grid.tsx'
import { ClosetOutdated } from './closet-outdated.tsx'
import { useBeingRemoved, useClosetItems, useTypesOfPieces } from '../closet-queries.ts'
import { ClosetSkeleton } from './closet-skeleton.tsx'
import { ClosetSortSelect } from './filters/closet-sort-select.tsx'
import { CollectionHead } from './collection-head.tsx'
import { CutOutLine } from './cut-out-line.tsx'
import { EmptyCloset } from './empty-closet.tsx'
import { NothingFound } from './filters/nothing-found.tsx'
import { SampleLine } from './samples/sample-line.tsx'
import { UnrecognizedLine } from './unrecognized-line.tsx'
import { useClosetFilter } from './filters/use-closet-filter.ts'
import { useClosetSort } from './filters/use-closet-sort.ts'
import { useDensity } from './filters/use-density.ts'
import { useRemoveWithUndo } from '../use-remove-with-undo.ts'
import { useUnrecognized } from './use-unrecognized.ts'
import { useSelection } from './selection/use-selection.ts'
import { useShowsArchivedPieces } from '../use-shows-archived-pieces.ts'

const ArchivedPieces = lazy(async () => ({ default: (await import('./archived-pieces.tsx')).ArchivedPieces }))
const ClosetSelectionBar = lazyDialog(
  async () => (await import('./selection/closet-selection-bar.tsx')).ClosetSelectionBar,
)

const AFTER_THE_PIECES = 'after-the-pieces'

interface ClosetCollectionProps {
  readonly onAdd: () => void
}

/** The shelf in the address: 'My Collection' or the archive. */
export function ClosetCollection({ onAdd }: ClosetCollectionProps) {
  if (!useShowsArchivedPieces()) return <Collection onAdd={onAdd} />
  return (
    <Suspense fallback={<ClosetSkeleton density="dense" />}>
      <ArchivedPieces />
    </Suspense>
  )
}

/** 'My Collection': the pieces, filters and sorting, with loading, failed and empty states. */
function Collection({ onAdd }: ClosetCollectionProps) {
  const closet = useClosetItems()
  const [filter, setFilter] = useClosetFilter()
  const [order, setOrder] = useClosetSort()
  const [density, setDensity] = useDensity()
  const remove = useRemoveWithUndo()
  const busyIds = useBeingRemoved()
  const items = closet.data ?? none
  const unrecognized = useUnrecognized(items, [filter, setFilter])
  const types = useTypesOfPieces(filter.words)
  const found = useMemo(
    () => sortCloset(filterCloset(items, filter, types), order),
    [items, filter, types, order],
  )
  const { only } = unrecognized
  const shown = useMemo(() => (only ? found.filter(({ id }) => only.has(id)) : found), [found, only])
  // Borrowed pieces cannot be changed.
  const own = useMemo(() => shown.filter(({ loan }) => loan?.role !== 'borrower'), [shown])
  const selection = useSelection(own)
  // A match may be among the pieces that are still loading.
  const isLoading =
    closet.isPending || unrecognized.isLoading || (closet.isPlaceholderData && shown.length === 0)
  const isFailed = closet.isError && !closet.data
  const hasControls = !isFailed && closet.data?.length !== 0
  const isSelecting = selection.ids !== null
  return (
    <section aria-labelledby="my-collection" className={isSelecting ? 'min-w-0 pb-32' : 'min-w-0'}>
      <CollectionHead
        count={
          <Count
            count={closet.isPlaceholderData ? undefined : closet.data && shown.length}
            isFailed={isFailed}
          />
        }
        sort={hasControls && <ClosetSortSelect order={order} onOrder={setOrder} />}
        controls={
          hasControls
            ? {
                words: filter.words,
                onWords: (words) => setFilter({ words }),
                density,
                onDensity: setDensity,
                isSelecting,
                onSelecting: (isWanted) => (isWanted ? selection.start() : selection.end()),
                onAdd,
              }
            : null
        }
      />
      {hasControls && (
        <ClosetFilters filter={filter} onChange={setFilter}>
          <UnrecognizedLine
            count={unrecognized.count}
            isOn={only !== null}
            onChange={(isOn) => setFilter({ only: isOn ? 'unrecognized' : 'all' })}
          />
          <CutOutLine />
          <SampleLine
            count={items.filter(({ isSample, loan }) => isSample && loan?.role !== 'borrower').length}
          />
        </ClosetFilters>
      )}
      {closet.isError && closet.data && (
        <ClosetOutdated
          error={closet.error}
          isRetrying={closet.isFetching}
          onRetry={() => void closet.refetch()}
        />
      )}
      {isLoading && <ClosetSkeleton density={density} />}
      {isFailed && <ClosetFailed error={closet.error} onRetry={() => void closet.refetch()} />}
      {!isLoading && !isFailed && (
        <>
          <Pieces
            {...{ items: shown, density, busyIds, selection, onAdd }}
            closetSize={closet.isPlaceholderData ? Infinity : items.length}
            view={JSON.stringify([filter, order])}
            isBecauseOfFilters={items.length > 0 && isNarrowed(filter)}
            onRemove={remove}
            onClear={() => setFilter(everyPiece)}
          />
          <footer id={AFTER_THE_PIECES} tabIndex={-1} className="mt-12 outline-none">
            <ArchivedPiecesLink closetAsOf={closet.dataUpdatedAt} />
          </footer>
        </>
      )}
      {isSelecting && <ClosetSelectionBar shown={own} selection={selection} onClose={selection.end} />}
    </section>
  )
}

const none: readonly ClosetItem[] = []

function Count({ count, isFailed }: { readonly count: number | undefined; readonly isFailed: boolean }) {
  if (isFailed) return <p className="type-note text-quiet">Not loaded</p>
  if (count === undefined) return <div aria-hidden className="bg-line my-1 h-2.5 w-28 rounded-full" />
  return (
    <p role="status" className="type-note text-quiet">
      {count} exquisite pieces
    </p>
  )
}

interface PiecesProps extends ClosetCardsProps {
  /** Before filtering; infinite while only the newest pieces of a large closet are loaded. */
  readonly closetSize: number
  /** Identifies the filters and the order. */
  readonly view: string
  /** For the empty state: whether the filters exclude all pieces. */
  readonly isBecauseOfFilters: boolean
  readonly onAdd: () => void
  readonly onClear: () => void
}

function Pieces({ isBecauseOfFilters, onAdd, onClear, ...grid }: PiecesProps) {
  if (grid.items.length === 0)
    return isBecauseOfFilters ? (
      <NothingFound onClear={onClear} onAdd={onAdd} />
    ) : (
      <EmptyCloset onAdd={onAdd} />
    )
  return (
    <>
      <a
        href={`#${AFTER_THE_PIECES}`}
        className="bg-press text-on-press type-name sr-only z-10 rounded-full px-5 py-3 focus:not-sr-only focus:absolute"
      >
        Skip the pieces
      </a>
      <ClosetGrid {...grid} />
    </>
  )
}
