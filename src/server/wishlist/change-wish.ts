import type { WishlistItem, WishlistItemChanges } from '../../contract/wishlist.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import type { Database } from '../db/open-database.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import { storeShownPicture } from '../images/store-picture.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { fetchWishPicture } from './fetch-wish-picture.ts'
import { storePriceAlert } from './store-price-alert.ts'
import { requireWish } from './wish-lifecycle.ts'
import { pictureKeyOf, updateWish } from './wishlist-store.ts'

/** Our copy of a wish's picture: a new one, none, or (undefined) unchanged. */
type NewKey = ImageKey | null | undefined

/**
 * Changes the given fields of a wish, all or nothing.
 * @throws AppError wish_not_found, changed_meanwhile
 */
export async function changeWish(
  deps: LinkDeps,
  user: User,
  { id, changes }: { id: string; changes: WishlistItemChanges },
  rejectStale: RejectStale,
): Promise<WishlistItem> {
  const before = await requireWish(deps.db, user, id)
  rejectStale(before)
  const store = async (transaction: Database, pictureKey: NewKey) => {
    const current = await requireWish(transaction, user, id, 'to change')
    rejectStale(current)
    await replacePicture(transaction, id, pictureKey)
    await updateWish(transaction, id, {
      ...changes,
      ...(hasOtherPrice(current, changes) && { priceCheckedAt: null }),
    })
    await storePriceAlert(transaction, await requireWish(transaction, user, id), deps.clock.now())
    return requireWish(transaction, user, id)
  }
  const changesPicture = await needsOtherPicture(deps.db, before, changes)
  const { imageUrl = before.imageUrl, productUrl = before.productUrl } = changes
  const fetched = changesPicture ? await fetchWishPicture(deps, user, { imageUrl, productUrl }) : null
  if (fetched)
    return storeShownPicture(deps, user, fetched.photo, fetched.sha256, (transaction, { key }) =>
      store(transaction, key),
    )
  return deps.db.transaction().execute((transaction) => store(transaction, changesPicture ? null : undefined))
}

// The price is not a checked one any more if the user edited it or changed the shop's link.
function hasOtherPrice(before: WishlistItem, { currentPrice, productUrl }: WishlistItemChanges): boolean {
  return (
    (currentPrice !== undefined && currentPrice !== before.currentPrice) ||
    (productUrl !== undefined && productUrl !== before.productUrl)
  )
}

// Sending the same URL again retries a picture that failed to load.
async function needsOtherPicture(
  db: Database,
  { id, imageUrl: before }: WishlistItem,
  { imageUrl }: WishlistItemChanges,
): Promise<boolean> {
  if (imageUrl === undefined) return false
  return imageUrl !== before || (await pictureKeyOf(db, id)) === null
}

async function replacePicture(transaction: Database, id: string, pictureKey: NewKey): Promise<void> {
  if (pictureKey === undefined) return
  const former = await pictureKeyOf(transaction, id)
  await updateWish(transaction, id, { pictureKey })
  if (former !== null) await releaseImages(transaction, [former])
}
