import type { ClosetItem } from '../../contract/closet/closet.ts'
import { CLOSET_SIZE_MAX } from '../../contract/closet/closet.ts'
import type { WishlistItem } from '../../contract/wishlist.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { closetCategoryOf } from '../../domain/wishlist/closet-category.ts'
import { storeNewItem } from '../closet/add-closet-item.ts'
import { shopOf } from '../closet/links/check-product-link.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import { rejectFutureDay } from '../closet/wears/reject-future-day.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { readStoredPicture } from '../images/read-stored-picture.ts'
import { storeShownPicture } from '../images/store-picture.ts'
import { requireWish } from './wish-lifecycle.ts'
import { pictureKeyOf, updateWish } from './wishlist-store.ts'

interface BoughtWish {
  readonly purchaseDate?: CalendarDate | undefined
  /** Replaces the color of the wish. */
  readonly color?: string | undefined
}

/**
 * Adds a bought wish to the closet, with a copy of its photo, its price and its store, and takes it off the wishlist,
 * where it can be restored.
 * @throws AppError wish_not_found; wish_incomplete without a photo or a color; then nothing changes
 */
export async function buyWish(
  deps: LinkDeps,
  user: User,
  id: string,
  { purchaseDate, color }: BoughtWish,
): Promise<ClosetItem> {
  if (purchaseDate) rejectFutureDay('purchaseDate', purchaseDate, deps.clock.now())
  await requireWish(deps.db, user, id)
  const key = await pictureKeyOf(deps.db, id)
  const stored = key && (await readStoredPicture(deps, key))
  if (!stored) throw new AppError('wish_incomplete')
  return storeShownPicture(deps, user, stored.photo, stored.sha256, async (transaction, picture) => {
    // Locked, so that a second request does not add the piece again.
    const wish = await requireWish(transaction, user, id, 'to change')
    const createdAt = deps.clock.now()
    await updateWish(transaction, id, { deletedAt: createdAt })
    return storeNewItem(
      transaction,
      user,
      { ...factsOf(wish, color), purchaseDate: purchaseDate ?? null, createdAt },
      picture,
    )
  })
}

function factsOf(wish: WishlistItem, givenColor: string | undefined) {
  const { name, category, size, brand, currentPrice, productUrl } = wish
  const color = givenColor ?? wish.color
  if (color === null) throw new AppError('wish_incomplete')
  const shop = productUrl === null ? null : URL.parse(productUrl)
  return {
    name,
    category: closetCategoryOf(category),
    color,
    // A wish may say more about its size than a piece holds.
    size: size !== null && size.length <= CLOSET_SIZE_MAX ? size : null,
    style: null,
    season: null,
    brand,
    originalPrice: currentPrice,
    currency: currentPrice === null ? null : 'USD',
    purchaseLocation: shop && shopOf(shop),
    productUrl,
  }
}
