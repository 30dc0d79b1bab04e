import { OutsideRefusal } from '../outside/outside-refusal.ts'
import type { CheckedProduct, FetchedPicture } from './checked-products.ts'
import { fetchOutsidePicture } from './fetch-outside-picture.ts'
import type { LinkNeeds } from './link-needs.ts'

/**
 * A picture of a checked product, fetched once. Its address came from the page and is as foreign as the page's own.
 * @throws OutsideRefusal; AppError with what is wrong with the picture
 */
export async function fetchProductPicture(
  needs: Omit<LinkNeeds, 'checks'>,
  product: Pick<CheckedProduct, 'reading' | 'pictures'>,
  nth: number,
): Promise<FetchedPicture> {
  const known = product.pictures.get(nth)
  if (known) return known
  const address = product.reading.imageUrls[nth]
  if (address === undefined) throw new OutsideRefusal('not-found')
  const fetched = fetchOutsidePicture(needs, address)
  product.pictures.set(nth, fetched)
  // A failure is asked for anew the next time.
  fetched.catch(() => product.pictures.delete(nth))
  return fetched
}
