import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, useSearch } from 'wouter'
import { buttonClass } from '../../ui/button.tsx'
import { BlankState } from '../../ui/blank-state.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { ArchivedSelectionBar } from './selection/archived-selection-bar.tsx'
import { ArchivedCard } from './card/archived-card.tsx'
import { arrowStep, focusCard } from './card/card-keys.ts'
import { ClosetFailed } from '../closet-failed.tsx'
import { gridClass } from './closet-grid-class.ts'
import { ClosetOutdated } from './closet-outdated.tsx'
import { useArchivedItems } from '../closet-queries.ts'
import { ClosetSkeleton } from './closet-skeleton.tsx'
import { pieceAddress } from '../piece-address.ts'
import { SelectButton } from './selection/select-button.tsx'
import type { Pieces } from './selection/bulk-queries.ts'
import { useBringBack } from './use-archive-with-undo.ts'
import { useKeptFocus } from './card/use-kept-focus.ts'
import { useSelection, type Selection } from './selection/use-selection.ts'

const CARD_SIZES = '(max-width: 720px) calc(50vw - 22px), (max-width: 1140px) 30vw, 208px'

/** The archive: all archived pieces, with loading, failed and empty states. */
export function ArchivedPieces() {
  const archive = useArchivedItems()
  const items = archive.data ?? none
  const selection = useSelection(items)
  const isSelecting = selection.ids !== null
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link to the archive is at the end of a long page.
    if (scrollY > 0) title.current?.focus()
  }, [])
  return (
    <section aria-labelledby="archive" className={isSelecting ? 'min-w-0 pb-32' : 'min-w-0'}>
      <div className="tablet:border-ink tablet:border-t tablet:pt-5 mb-5 flex flex-wrap items-end gap-x-2 gap-y-1">
        <div className="mr-auto">
          <Link
            href="/"
            className="type-note text-quiet hover:text-ink -mt-3 inline-flex h-11 items-center gap-1.5"
          >
            <ArrowLeft aria-hidden size={14} className="stroke-icon" />
            My Collection
          </Link>
          <h1 ref={title} id="archive" tabIndex={-1} className="type-display outline-none">
            Archive
          </h1>
          <p role="status" className="type-note text-quiet mt-1">
            {archive.data ? `${items.length} ${items.length === 1 ? 'piece' : 'pieces'}` : ' '}
          </p>
        </div>
        {items.length > 0 && (
          <SelectButton
            isSelecting={isSelecting}
            onSelecting={(isWanted) => (isWanted ? selection.start() : selection.end())}
          />
        )}
      </div>
      {archive.isPending && <ClosetSkeleton density="dense" />}
      {archive.isError && !archive.data && (
        <ClosetFailed error={archive.error} onRetry={() => void archive.refetch()} />
      )}
      {archive.isError && archive.data && (
        <ClosetOutdated
          error={archive.error}
          isRetrying={archive.isFetching}
          onRetry={() => void archive.refetch()}
        />
      )}
      {archive.data?.length === 0 && <EmptyArchive />}
      <ArchivedCards items={items} selection={selection} />
      {isSelecting && <ArchivedSelectionBar items={items} selection={selection} />}
    </section>
  )
}

const none: Pieces = []

interface ArchivedCardsProps {
  readonly items: Pieces
  readonly selection: Selection
}

function ArchivedCards({ items, selection }: ArchivedCardsProps) {
  const search = useSearch()
  const { bringBack, isPending } = useBringBack()
  const list = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(list, items.length)
  if (items.length === 0) return null
  return (
    // Handles keys of the cards inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said above
    <ul
      ref={list}
      aria-label="Archived pieces"
      className={gridClass('dense')}
      onKeyDown={goByKey}
      {...keptFocus}
    >
      {items.map((item, at) => (
        <li key={item.id} aria-posinset={at + 1} aria-setsize={items.length} className="group">
          <ArchivedCard
            item={item}
            sizes={CARD_SIZES}
            address={pieceAddress(search, item.id)}
            isBusy={isPending}
            isSelected={selection.ids && selection.ids.has(item.id)}
            onSelect={(isRange) => (isRange ? selection.extend(item.id) : selection.toggle(item.id))}
            onBringBack={() => bringBack([item])}
          />
        </li>
      ))}
    </ul>
  )
}

// Arrow keys move the focus between cards.
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event)
  if (!step) return
  event.preventDefault()
  focusCard(event.currentTarget, step.to)
}

function EmptyArchive() {
  return (
    <BlankState
      title="Nothing archived"
      drawing={<ClothesRail className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />}
      actions={
        <Link href="/" className={buttonClass('quiet')}>
          My Collection
        </Link>
      }
    >
      Pieces you&apos;ve sold, lost, donated or worn out are kept here and in your history.
    </BlankState>
  )
}
