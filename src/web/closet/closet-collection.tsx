import { Plus } from 'lucide-react'
import type { ClosetItem } from '../../contract/closet.ts'
import { everyPiece, filterCloset, isNarrowed, type ClosetFilter } from '../../domain/closet/filter-closet.ts'
import { Button } from '../ui/button.tsx'
import { ClosetFailed } from './closet-failed.tsx'
import { ClosetFilters } from './closet-filters.tsx'
import { ClosetGrid } from './closet-grid.tsx'
import { useBeingRemoved, useClosetItems } from './closet-queries.ts'
import { ClosetSkeleton } from './closet-skeleton.tsx'
import { DensitySwitch } from './density-switch.tsx'
import { EmptyCloset } from './empty-closet.tsx'
import { FindPiece } from './find-piece.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useClosetFilter } from './use-closet-filter.ts'
import { useDensity, type Density } from './use-density.ts'
import { useRemoveWithUndo } from './use-remove-with-undo.ts'

/** 'My Collection': the pieces, what narrows them, and every state they can be in. */
export function ClosetCollection({ onAdd }: { readonly onAdd: () => void }) {
  const closet = useClosetItems()
  const [filter, setFilter] = useClosetFilter()
  const [density, setDensity] = useDensity()
  const remove = useRemoveWithUndo()
  const busyIds = useBeingRemoved()
  const shown = filterCloset(closet.data ?? [], filter)
  // What is sought may be among the pieces that are still on their way.
  const isLoading = closet.isPending || (closet.isPlaceholderData && shown.length === 0)
  const isEmpty = closet.data?.length === 0
  const hasControls = !isEmpty && !closet.isError
  return (
    <section aria-labelledby="my-collection" className="min-w-0">
      <div className="tablet:border-ink tablet:border-t tablet:pt-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 id="my-collection" tabIndex={-1} className="type-display outline-none">
            My Collection
          </h1>
          <Count
            count={closet.isPlaceholderData ? undefined : closet.data && shown.length}
            isError={closet.isError}
          />
        </div>
        {hasControls && (
          <div className="tablet:w-auto flex w-full items-center gap-2">
            <FindPiece words={filter.words} onChange={(words) => setFilter({ words })} />
            <DensitySwitch density={density} onChange={setDensity} />
            <div className="tablet:block hidden">
              <Button look="primary" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
                Add Piece
              </Button>
            </div>
          </div>
        )}
      </div>
      {hasControls && <ClosetFilters filter={filter} onChange={setFilter} />}
      {isLoading && <ClosetSkeleton density={density} />}
      {closet.isError && <ClosetFailed error={closet.error} onRetry={() => void closet.refetch()} />}
      {!isLoading && !closet.isError && (
        <Pieces
          {...{ shown, filter, density, busyIds, onAdd }}
          onRemove={remove}
          onClear={() => setFilter(everyPiece)}
        />
      )}
    </section>
  )
}

function Count({ count, isError }: { readonly count: number | undefined; readonly isError: boolean }) {
  if (isError) return <p className="type-note text-quiet mt-1">Not loaded</p>
  if (count === undefined) return <div aria-hidden className="bg-line mt-2 mb-1 h-2.5 w-28 rounded-full" />
  return (
    <p role="status" className="type-note text-quiet mt-1">
      {count} exquisite pieces
    </p>
  )
}

interface PiecesProps {
  readonly shown: readonly ClosetItem[]
  readonly filter: ClosetFilter
  readonly density: Density
  readonly busyIds: ReadonlySet<string>
  readonly onAdd: () => void
  readonly onClear: () => void
  readonly onRemove: (item: ClosetItem) => void
}

function Pieces({ shown, filter, onAdd, onClear, ...grid }: PiecesProps) {
  if (shown.length > 0) return <ClosetGrid items={shown} {...grid} />
  return isNarrowed(filter) ? <NothingFound onClear={onClear} onAdd={onAdd} /> : <EmptyCloset onAdd={onAdd} />
}
