import type { ReplyOf } from '../../contract/endpoint.ts'
import type { WishlistItem, wishlistEndpoints } from '../../contract/wishlist.ts'
import { formatMoney } from '../../domain/closet/format-money.ts'
import { priceNow } from '../../domain/words/wishlist/price-against-target.ts'
import { checkProductLink } from '../closet/links/check-product-link.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import type { User } from '../http/user-of-request.ts'
import { storePriceAlert } from './store-price-alert.ts'
import { requireWish } from './wish-lifecycle.ts'
import { updateWish } from './wishlist-store.ts'

type PriceCheck = ReplyOf<typeof wishlistEndpoints.checkPrice>

const NO_LINK = 'Add a product link to check the price.'
const NO_PRICE = "Couldn't find a price on the page. Nothing changed."
const NEXT_TIME = "The price hasn't changed."
const CHANGED = 'The product link changed since then. Check the price again.'

/**
 * Reads the price of a wish from its shop's page. Accepts only US dollars; otherwise changes nothing and says so in the
 * response.
 * @throws AppError wish_not_found
 */
export async function checkWishPrice(deps: LinkDeps, user: User, id: string): Promise<PriceCheck> {
  const wish = await requireWish(deps.db, user, id)
  if (wish.productUrl === null) return unread(wish, NO_LINK)
  const { product, check } = await checkProductLink(deps, user, { url: wish.productUrl })
  const { price = null, currency = null } = product?.reading ?? {}
  if (price !== null && currency === 'USD') return storePrice(deps, user, wish, price)
  // The wish may have changed during the request to the shop.
  const current = await requireWish(deps.db, user, id)
  if (!product) return unread(current, `${check.message} ${NEXT_TIME}`)
  return unread(current, price === null ? NO_PRICE : otherMoney(price, currency))
}

async function storePrice(
  { db, clock }: LinkDeps,
  user: User,
  read: WishlistItem,
  price: string,
): Promise<PriceCheck> {
  return db.transaction().execute(async (transaction) => {
    const current = await requireWish(transaction, user, read.id, 'to change')
    if (current.productUrl !== read.productUrl) return unread(current, CHANGED)
    const at = clock.now()
    await updateWish(transaction, read.id, { currentPrice: price, priceCheckedAt: at })
    await storePriceAlert(transaction, { ...current, currentPrice: price }, at)
    const item = await requireWish(transaction, user, read.id)
    return { item, isRead: true, message: priceNow(price, item.targetPrice) }
  })
}

function otherMoney(price: string, currency: string | null): string {
  if (currency === null)
    return `The store shows ${price} with no currency. Wishlist prices are in US dollars, so nothing changed.`
  return `The store shows ${formatMoney(price, currency)}. Wishlist prices are in US dollars, so nothing changed.`
}

function unread(item: WishlistItem, message: string): PriceCheck {
  return { item, isRead: false, message }
}
