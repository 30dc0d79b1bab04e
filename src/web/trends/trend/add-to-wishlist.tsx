import { Heart } from 'lucide-react'
import { Link } from 'wouter'
import type { MissingPart } from '../../../contract/trends.ts'
import { Button } from '../../ui/button.tsx'
import { useWishOfPart } from './use-wish-of-part.ts'

interface AddToWishlistProps {
  readonly wish: MissingPart['wish']
  readonly trendTitle: string
}

/** Puts a missing part on the wishlist, once; what was put there just now can be taken back. */
export function AddToWishlist({ wish, trendTitle }: AddToWishlistProps) {
  const { held, canUndo, isBusy, failure, add, undo } = useWishOfPart(wish, trendTitle)
  const label = canUndo ? 'Undo' : 'Add to wishlist'
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="type-ui empty:hidden">
        {held && (
          <>
            {canUndo ? 'Added to your ' : 'On your '}
            <Link
              href="/enhanced-features?view=wishlist"
              className="underline decoration-1 underline-offset-4"
            >
              wishlist
            </Link>
          </>
        )}
      </p>
      {(!held || canUndo) && (
        // The same button for both, so that the focus stays on it.
        <Button
          look={canUndo ? 'text' : 'quiet'}
          size="small"
          aria-label={`${label}: ${wish.name}`}
          aria-disabled={isBusy}
          icon={!canUndo && <Heart aria-hidden size={14} className="stroke-icon" />}
          onClick={() => !isBusy && (canUndo ? undo() : add())}
        >
          {label}
        </Button>
      )}
      {failure && (
        <p role="alert" className="type-note text-thread basis-full">
          {failure}
        </p>
      )}
    </div>
  )
}
