import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { filterWishes, type WishFilter } from '../../../domain/wishlist/filter-wishes.ts'
import { summarizeWishes } from '../../../domain/wishlist/summarize-wishes.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { useWishlist } from '../wishlist-queries.ts'
import { useBuyWish } from './use-buy-wish.ts'
import { useRemoveWishWithUndo } from './use-remove-wish-with-undo.ts'
import { WishCard } from './wish-card.tsx'
import { WishFilters } from './wish-filters.tsx'
import { WishlistFigures } from './wishlist-figures.tsx'
import { EmptyWishlist, NoWishFound, WishlistSkeleton, WISHES_GRID } from './wishlist-states.tsx'

const WishDialog = lazyDialog(async () => (await import('../form/wish-dialog.tsx')).WishDialog)

const FinishBoughtWish = lazyDialog(async () => (await import('./finish-bought-wish.tsx')).FinishBoughtWish)
const WishWouldWearDialog = lazyDialog(
  async () => (await import('../would-wear/wish-would-wear-dialog.tsx')).WishWouldWearDialog,
)

const NO_FILTER: WishFilter = { category: null, priority: null }

/** The wishlist with its target prices. */
export function WishlistPanel() {
  const { data: wishes, isPending, isError, error, refetch } = useWishlist()
  const [opened, setOpened] = useState<WishlistItem | 'a new one' | null>(null)
  const [evaluated, setEvaluated] = useState<WishlistItem | null>(null)
  const removal = useRemoveWishWithUndo()
  const purchase = useBuyWish()
  const close = () => setOpened(null)
  return (
    <section aria-labelledby="wishlist">
      <div className="border-ink flex flex-wrap items-end justify-between gap-x-6 gap-y-5 border-b pb-5">
        <div>
          <h2 id="wishlist" tabIndex={-1} className="type-title outline-none">
            Wishlist
          </h2>
          <p className="type-note text-quiet mt-1.5">Pieces you&apos;d like, and the price you&apos;d pay</p>
        </div>
        <Button
          look="primary"
          icon={<Plus aria-hidden size={16} />}
          className="max-tablet:w-full"
          onClick={() => setOpened('a new one')}
        >
          Add to Wishlist
        </Button>
      </div>
      {removal.failure && (
        <p role="alert" className="type-ui bg-hover text-thread mt-4 p-4">
          {removal.failure}
        </p>
      )}
      {isPending && <WishlistSkeleton />}
      {isError && !wishes && (
        <LoadError
          title="Couldn't load your wishlist"
          heading="h3"
          className="tablet:pt-14 pt-8"
          onRetry={() => void refetch()}
        >
          {error instanceof HttpError ? reasonOf(error) : "Couldn't reach the server."} Your wishlist is safe.
        </LoadError>
      )}
      {wishes?.length === 0 && <EmptyWishlist />}
      {wishes && wishes.length > 0 && (
        <Wishes
          wishes={wishes}
          busyIds={[removal.removingId, purchase.buyingId]}
          onEdit={setOpened}
          onRemove={removal.remove}
          onJudge={setEvaluated}
          onBuy={purchase.buy}
        />
      )}
      {opened && (
        <WishDialog wish={opened === 'a new one' ? null : opened} onDelete={removal.remove} onClose={close} />
      )}
      {purchase.unfinished && (
        <FinishBoughtWish
          wish={purchase.unfinished}
          isBuying={purchase.buyingId !== null}
          onColor={(color) => purchase.unfinished && purchase.buyInColor(purchase.unfinished, color)}
          onClose={purchase.closeUnfinished}
        />
      )}
      {evaluated && <WishWouldWearDialog wish={evaluated} onClose={() => setEvaluated(null)} />}
    </section>
  )
}

interface WishesProps {
  readonly wishes: readonly WishlistItem[]
  /** Being deleted or bought. */
  readonly busyIds: readonly (string | null)[]
  readonly onEdit: (wish: WishlistItem) => void
  readonly onRemove: (wish: WishlistItem) => void
  readonly onJudge: (wish: WishlistItem) => void
  readonly onBuy: (wish: WishlistItem) => void
}

function Wishes({ wishes, busyIds, onEdit, onRemove, onJudge, onBuy }: WishesProps) {
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = filterWishes(wishes, filter)
  return (
    <>
      <WishlistFigures summary={summarizeWishes(wishes)} />
      <WishFilters filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <NoWishFound onClear={() => setFilter(NO_FILTER)} />
      ) : (
        <ul aria-label="Wishlist items" className={WISHES_GRID}>
          {shown.map((wish) => (
            <WishCard
              key={wish.id}
              isBusy={busyIds.includes(wish.id)}
              {...{ wish, onEdit, onRemove, onBuy, onEvaluate: onJudge }}
            />
          ))}
        </ul>
      )}
    </>
  )
}
