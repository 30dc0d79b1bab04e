import type { MarketplaceItem } from '../../contract/marketplace.ts'
import type { NewWishlistItem, WishlistItem } from '../../contract/wishlist.ts'
import { drawnColor } from '../../domain/closet/drawings/read-drawing-address.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { storeShownPicture, type NewPicture } from '../images/store-picture.ts'
import { keysOfAddresses } from '../images/picture-address.ts'
import { readStoredPicture } from '../images/read-stored-picture.ts'
import { requireListing } from '../marketplace/listing-lifecycle.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { fetchWishPicture } from './fetch-wish-picture.ts'
import { storePriceAlert } from './store-price-alert.ts'
import { requireWish } from './wish-lifecycle.ts'
import { insertWish } from './wishlist-store.ts'

/**
 * Adds a wish with our own copy of its picture, if available, and its target price.
 * @throws AppError listing_not_found if its listing is not for sale
 */
export async function addWish(
  deps: LinkDeps,
  user: User,
  { listingId, ...given }: NewWishlistItem,
): Promise<WishlistItem> {
  const listing = listingId === undefined ? null : await requireListing(deps.db, user, listingId)
  const listedColor = listing && (listing.color ?? drawnColor(listing.imageUrl))
  const wanted = { ...given, color: given.color ?? listedColor }
  const fetched = listing ? await pictureOfListing(deps, listing) : await fetchWishPicture(deps, user, wanted)
  const store = (transaction: Database, picture: NewPicture | null) =>
    storeWish(transaction, user, { wanted, picture, at: deps.clock.now() })
  if (fetched) return storeShownPicture(deps, user, fetched.photo, fetched.sha256, store)
  return deps.db.transaction().execute((transaction) => store(transaction, null))
}

async function storeWish(
  transaction: Database,
  user: User,
  {
    wanted,
    picture,
    at,
  }: { wanted: Omit<NewWishlistItem, 'listingId'>; picture: NewPicture | null; at: Date },
): Promise<WishlistItem> {
  const id = newId()
  const pictureKey = picture?.key ?? null
  await insertWish(transaction, { ...wanted, id, userId: user.id, pictureKey, createdAt: at })
  const wish = await requireWish(transaction, user, id)
  // A new wish has no alert to remove.
  if (wish.targetPrice === null) return wish
  await storePriceAlert(transaction, wish, at)
  return requireWish(transaction, user, id)
}

/** Reads the photo of a listing, to copy it for the wish: it is deleted with the listing. Null for a drawing. */
async function pictureOfListing(
  deps: { readonly db: Database; readonly images: ImageStore },
  { imageUrl }: MarketplaceItem,
) {
  const [key] = keysOfAddresses(imageUrl)
  return key === undefined ? null : readStoredPicture(deps, key)
}
