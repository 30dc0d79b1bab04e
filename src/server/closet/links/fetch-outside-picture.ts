import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { preparePhoto } from '../../images/prepare-photo.ts'
import { parseOutsideUrl } from '../../outside/addresses/parse-outside-url.ts'
import { pictureToFile } from '../../outside/picture-to-file.ts'
import type { FetchedPicture } from './checked-products.ts'
import type { LinkDeps } from './link-deps.ts'

/**
 * Fetches a picture of another site with SSRF protection, and decodes it like an upload.
 * @throws OutsideError; AppError the picture's error
 */
export async function fetchOutsidePicture(
  { outside, imageWork, uploadFolder, allowPrivate }: Omit<LinkDeps, 'checks'>,
  address: string,
): Promise<FetchedPicture> {
  const url = parseOutsideUrl(address, { allowPrivate })
  await mkdir(uploadFolder, { recursive: true })
  const path = join(uploadFolder, randomUUID())
  try {
    const upload = await pictureToFile(outside, url, path)
    // Drops the decoded pixels, 6 MB each, because the result may be cached.
    const { master: _master, ...photo } = await imageWork.run(() => preparePhoto(upload))
    return { photo, sha256: upload.sha256 }
  } finally {
    await rm(path, { force: true })
  }
}
