import { Heart } from 'lucide-react'
import { Link } from 'wouter'
import type { NewWishlistItem } from '../../../contract/wishlist.ts'
import { Button } from '../../ui/button.tsx'
import { useWishToggle } from './use-wish-toggle.ts'

interface AddToWishlistProps {
  readonly wish: NewWishlistItem
}

/** Adds something to the wishlist; pressing again undoes it. */
export function AddToWishlist({ wish }: AddToWishlistProps) {
  const { held, canUndo, isBusy, failure, add, undo } = useWishToggle(wish)
  const label = canUndo ? 'Undo' : 'Add to Wishlist'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
        // One button for both, so that the focus stays.
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
