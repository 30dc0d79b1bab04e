import { wishlistEndpoints } from '../../contract/wishlist.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { addWish } from './add-wish.ts'
import { buyWish } from './buy-wish.ts'
import { changeWish } from './change-wish.ts'
import { checkWishPrice } from './check-wish-price.ts'
import { removeWish, requireWish, restoreWish } from './wish-lifecycle.ts'
import { listWishes } from './wishlist-store.ts'

/** Registers the endpoints of the wishlist. */
export function wishlistRoutes(serve: Serve, deps: LinkDeps): void {
  serve(wishlistEndpoints.list, ({ user }) => listWishes(deps.db, user.id))
  serve(wishlistEndpoints.get, ({ user, params }) => requireWish(deps.db, user, params.id))
  serve(wishlistEndpoints.add, ({ user, body }) => addWish(deps, user, body))
  serve(wishlistEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeWish(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(wishlistEndpoints.checkPrice, ({ user, params }) => checkWishPrice(deps, user, params.id))
  serve(wishlistEndpoints.buy, ({ user, params, body }) => buyWish(deps, user, params.id, body))
  serve(wishlistEndpoints.remove, ({ user, params, rejectStale }) =>
    removeWish(deps, user, params.id, rejectStale),
  )
  serve(wishlistEndpoints.restore, ({ user, params }) => restoreWish(deps, user, params.id))
}
