import type { WishlistItem } from '../../contract/wishlist.ts'
import { nextPriceAlert } from '../../domain/wishlist/price-alert.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'

/**
 * Sets or removes the price alert of a stored wish, in the same transaction.
 * `wish` is the new state, with its previous alert.
 */
export async function storePriceAlert(
  transaction: Database,
  wish: Pick<WishlistItem, 'id' | 'currentPrice' | 'targetPrice' | 'priceAlert'>,
  at: Date,
): Promise<void> {
  const before = wish.priceAlert
  const next = nextPriceAlert(before, wish)
  if (next === null)
    await transaction.deleteFrom('priceAlerts').where('wishlistItemId', '=', wish.id).execute()
  else if (before === null)
    await transaction
      .insertInto('priceAlerts')
      .values({ ...next, id: newId(), wishlistItemId: wish.id, createdAt: at })
      .execute()
  else await transaction.updateTable('priceAlerts').set(next).where('id', '=', before.id).execute()
}
