import { OutsideError } from '../../outside/outside-error.ts'
import type { CheckedProduct, FetchedPicture } from './checked-products.ts'
import { fetchOutsidePicture } from './fetch-outside-picture.ts'
import type { LinkNeeds } from './link-needs.ts'

/**
 * Fetches a picture of a checked product. Its URL comes from the page and is as untrusted as the page.
 * @throws OutsideError; AppError the picture's error
 */
export async function fetchProductPicture(
  needs: LinkNeeds,
  { id, reading }: Pick<CheckedProduct, 'id' | 'reading'>,
  nth: number,
): Promise<FetchedPicture> {
  const address = reading.imageUrls[nth]
  if (address === undefined) throw new OutsideError('not-found')
  return needs.checks.picture(id, nth, () => fetchOutsidePicture(needs, address))
}
