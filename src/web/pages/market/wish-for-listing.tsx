import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { NewWishlistItem, PRIORITY_OF_FORM } from '../../../contract/wishlist.ts'
import { wishlistCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import { AddToWishlist } from '../../wishlist/add/add-to-wishlist.tsx'

/** 'Add to Wishlist' of a listing. */
export function WishForListing({ listing }: { readonly listing: MarketplaceItem }) {
  return <AddToWishlist wish={wishOf(listing)} />
}

// Its picture is on this server, which the wishlist reads nothing from: the wish gets a drawing of its kind.
function wishOf({ title, category, size, price, condition, seller }: MarketplaceItem): NewWishlistItem {
  return NewWishlistItem.parse({
    name: title,
    category: wishlistCategoryOf(category),
    size,
    currentPrice: price,
    priority: PRIORITY_OF_FORM,
    notes: `In the marketplace from @${seller.username}, ${condition}.`,
  })
}
