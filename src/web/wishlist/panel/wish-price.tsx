import type { ReactNode } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { priceGap } from '../../../domain/words/wishlist/price-against-target.ts'
import { formatDay } from '../../../domain/words/dates.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { useCheckPrice } from '../wishlist-queries.ts'

interface WishPriceProps {
  readonly wish: WishlistItem
  /** Content between the sentence and the actions. */
  readonly children: ReactNode
}

const NO_ANSWER = "Couldn't check the price. Try again."

/** The distance from the price to the target in a sentence; below, the store and 'Check price now'. */
export function WishPrice({ wish, children }: WishPriceProps) {
  const { mutate, data, isPending, isError } = useCheckPrice()
  // Results for other prices or another store are outdated.
  const isOfNow =
    data?.item.currentPrice === wish.currentPrice &&
    data.item.targetPrice === wish.targetPrice &&
    data.item.productUrl === wish.productUrl
  const said = isError ? NO_ANSWER : isOfNow ? data.message : null
  const tone = isError ? 'text-thread' : said ? 'text-ink' : 'text-quiet'
  return (
    <>
      <p role="status" className={`type-note ${tone}`}>
        {said ?? priceGap(wish)}
      </p>
      {children}
      {wish.productUrl && (
        <div className="type-note flex flex-wrap items-center justify-between gap-x-3 pt-1">
          <button
            type="button"
            aria-disabled={isPending}
            className="hover:text-quiet aria-disabled:text-quiet -my-1 h-11 underline decoration-1 underline-offset-4"
            onClick={() => !isPending && mutate(wish.id)}
          >
            {isPending ? 'Checking the store...' : 'Check price now'}
          </button>
          <OutsideLink address={wish.productUrl} />
          {wish.priceCheckedAt && (
            <p className="text-quiet basis-full">
              Price read {formatDay(dayOf(wish.priceCheckedAt), today())}
            </p>
          )}
        </div>
      )}
    </>
  )
}
