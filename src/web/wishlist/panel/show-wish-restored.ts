import type { WishlistItem } from '../../../contract/wishlist.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Tells that a wish is back on the wishlist. */
export function showWishRestored({ name, picture }: WishlistItem): void {
  showToast({
    title: 'Wishlist item restored',
    description: `${name} is back on your wishlist.`,
    imageUrl: picture,
  })
}
