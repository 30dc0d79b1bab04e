import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { preparePhoto } from '../images/prepare-photo.ts'
import { OutsideRefusal } from '../outside/outside-refusal.ts'
import { parseOutsideUrl } from '../outside/parse-outside-url.ts'
import { pictureToFile } from '../outside/picture-to-file.ts'
import type { CheckedProduct, FetchedPicture } from './checked-products.ts'
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
  const fetched = fetchPicture(needs, product.reading.imageUrls[nth])
  product.pictures.set(nth, fetched)
  // A failure is asked for anew the next time.
  fetched.catch(() => product.pictures.delete(nth))
  return fetched
}

async function fetchPicture(
  { outside, imageWork, uploadFolder, allowPrivate }: Omit<LinkNeeds, 'checks'>,
  address: string | undefined,
): Promise<FetchedPicture> {
  if (address === undefined) throw new OutsideRefusal('not-found')
  const url = parseOutsideUrl(address, { allowPrivate })
  await mkdir(uploadFolder, { recursive: true })
  const path = join(uploadFolder, randomUUID())
  try {
    const upload = await pictureToFile(outside, url, path)
    const photo = await imageWork.run(() => preparePhoto(upload))
    return { photo, sha256: upload.sha256 }
  } finally {
    await rm(path, { force: true })
  }
}
