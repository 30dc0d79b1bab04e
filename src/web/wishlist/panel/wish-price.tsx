import type { ReactNode } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { priceGap } from '../../../domain/words/price-gap.ts'
import { formatDay } from '../../ui/format-day.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { dayOf, today } from '../../ui/today.ts'
import { useCheckPrice } from '../wishlist-queries.ts'

interface WishPriceProps {
  readonly wish: WishlistItem
  /** What stands between the sentence and what can be done. */
  readonly children: ReactNode
}

const NO_ANSWER = "Couldn't check the price. Try again."

/** How far the price is from the target, in a sentence; below, the shop and 'Check price now'. */
export function WishPrice({ wish, children }: WishPriceProps) {
  const { mutate, data, isPending, isError } = useCheckPrice()
  // What was said of other prices, or of another shop, is not true any more.
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
