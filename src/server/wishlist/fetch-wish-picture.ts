import type { FetchedPicture } from '../closet/links/checked-products.ts'
import { fetchOutsidePicture } from '../closet/links/fetch-outside-picture.ts'
import { fetchProductPicture } from '../closet/links/fetch-product-picture.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { OutsideError } from '../outside/outside-error.ts'

/**
 * Fetches the picture of a wish's link, from the cache if the link was checked recently. Null if unavailable, which
 * does not reject the wish.
 */
export async function fetchWishPicture(
  deps: LinkDeps,
  user: User,
  { imageUrl, productUrl }: { readonly imageUrl: string | null; readonly productUrl: string | null },
): Promise<FetchedPicture | null> {
  if (imageUrl === null) return null
  try {
    const product = productUrl === null ? null : deps.checks.byLink(user.id, productUrl)
    const nth = product?.reading.imageUrls.indexOf(imageUrl) ?? -1
    if (product && nth >= 0) return await fetchProductPicture(deps, product, nth)
    return await fetchOutsidePicture(deps, imageUrl)
  } catch (error) {
    if (error instanceof OutsideError || error instanceof AppError) return null
    throw error
  }
}
