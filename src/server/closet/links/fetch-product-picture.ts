import { OutsideError } from '../../outside/outside-error.ts'
import type { CheckedProduct, FetchedPicture } from './checked-products.ts'
import { fetchOutsidePicture } from './fetch-outside-picture.ts'
import type { LinkDeps } from './link-deps.ts'

/**
 * Fetches a picture of a checked product. Its URL comes from the page and is as untrusted as the page.
 * @throws OutsideError; AppError the picture's error
 */
export async function fetchProductPicture(
  deps: LinkDeps,
  { id, reading }: Pick<CheckedProduct, 'id' | 'reading'>,
  nth: number,
): Promise<FetchedPicture> {
  const address = reading.imageUrls[nth]
  if (address === undefined) throw new OutsideError('not-found')
  return deps.checks.picture(id, nth, () => fetchOutsidePicture(deps, address))
}
