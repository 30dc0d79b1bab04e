import { wishlistEndpoints } from '../../contract/wishlist.ts'
import type { LinkNeeds } from '../closet/links/link-needs.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { addWish } from './add-wish.ts'
import { changeWish } from './change-wish.ts'
import { checkWishPrice } from './check-wish-price.ts'
import { removeWish, requireWish, restoreWish } from './wish-lifecycle.ts'
import { listWishes } from './wishlist-store.ts'

/** Registers the endpoints of the wishlist. */
export function wishlistRoutes(serve: Serve, needs: LinkNeeds): void {
  serve(wishlistEndpoints.list, ({ user }) => listWishes(needs.db, user.id))
  serve(wishlistEndpoints.get, ({ user, params }) => requireWish(needs.db, user, params.id))
  serve(wishlistEndpoints.add, ({ user, body }) => addWish(needs, user, body))
  serve(wishlistEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeWish(needs, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(wishlistEndpoints.checkPrice, ({ user, params }) => checkWishPrice(needs, user, params.id))
  serve(wishlistEndpoints.remove, ({ user, params, rejectStale }) =>
    removeWish(needs, user, params.id, rejectStale),
  )
  serve(wishlistEndpoints.restore, ({ user, params }) => restoreWish(needs, user, params.id))
}
