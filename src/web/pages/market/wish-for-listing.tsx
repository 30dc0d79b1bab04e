import { Check, Heart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { PRIORITY_OF_FORM, type NewWishlistItem } from '../../../contract/wishlist.ts'
import { wishlistCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { useAddWish } from '../../wishlist/wishlist-queries.ts'

/** 'Add to Wishlist' of a listing; what did not work is said beside it. */
export function WishForListing({ listing }: { readonly listing: MarketplaceItem }) {
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending, isSuccess } = useAddWish({
    onDone: () => setFault(null),
    onFailed: (error) => {
      console.error('Failed to add to the wishlist', error)
      setFault(`It was not added. ${reasonOf(error)}`)
    },
  })
  if (isSuccess)
    return (
      <p role="status" className="type-ui flex items-center gap-2">
        <Check aria-hidden size={16} className="stroke-icon" />
        On your wishlist
        <Link
          href="/enhanced-features?view=wishlist"
          className="hover:text-quiet inline-flex h-11 items-center px-2 underline decoration-1 underline-offset-4"
        >
          See it
        </Link>
      </p>
    )
  return (
    <>
      <p role="alert" className="type-note text-thread min-w-0 flex-1">
        {fault}
      </p>
      <Button
        look="quiet"
        size="small"
        icon={<Heart aria-hidden size={14} className="stroke-icon" />}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate({ wish: wishOf(listing) })}
      >
        Add to Wishlist
      </Button>
    </>
  )
}

// Its picture is on this server, which the wishlist reads nothing from: the wish gets a drawing of its kind.
function wishOf({ title, category, size, price, condition, seller }: MarketplaceItem): NewWishlistItem {
  return {
    name: title,
    category: wishlistCategoryOf(category),
    brand: null,
    size,
    color: null,
    imageUrl: null,
    productUrl: null,
    currentPrice: price,
    targetPrice: null,
    priority: PRIORITY_OF_FORM,
    notes: `In the marketplace from @${seller.username}, ${condition}.`,
  }
}
