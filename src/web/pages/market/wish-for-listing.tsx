import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { NewWishlistItem, DEFAULT_PRIORITY } from '../../../contract/wishlist.ts'
import { wishlistCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import { AddToWishlist } from '../../wishlist/add/add-to-wishlist.tsx'

/** 'Add to Wishlist' of a listing. */
export function WishForListing({ listing }: { readonly listing: MarketplaceItem }) {
  return <AddToWishlist wish={wishOf(listing)} />
}

// The server copies the photo: the listing may be deleted later.
function wishOf({
  id,
  title,
  category,
  color,
  size,
  price,
  condition,
  seller,
}: MarketplaceItem): NewWishlistItem {
  return NewWishlistItem.parse({
    name: title,
    category: wishlistCategoryOf(category),
    size,
    color,
    listingId: id,
    currentPrice: price,
    priority: DEFAULT_PRIORITY,
    notes: `Listed in the marketplace by @${seller.username}, ${condition}.`,
  })
}
