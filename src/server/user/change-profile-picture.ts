import sharp from 'sharp'
import type { CurrentUser } from '../../contract/user/user.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { Upload } from '../http/uploads/read-photo-form.ts'
import type { User } from '../http/user-of-request.ts'
import { encodeWebp, type PreparedPicture } from '../images/encode-webp.ts'
import { storeShownPicture, type PictureDeps } from '../images/store-picture.ts'
import { decodePhoto } from '../images/prepare-photo.ts'
import type { RawPhoto } from '../segmentation/raw-photo.ts'
import { showProfilePicture } from './show-profile-picture.ts'

/**
 * Crops the middle of a photo as the user's picture.
 * @throws AppError changed_meanwhile, or the photo's error; then nothing is stored.
 */
export async function changeProfilePicture(
  deps: PictureDeps,
  user: User,
  photo: Upload,
  rejectStale: RejectStale,
): Promise<CurrentUser> {
  const picture = await deps.imageWork.run(async () => squarePicture(await decodePhoto(photo)))
  return storeShownPicture(deps, user, picture, photo.sha256, (transaction, { url }) =>
    showProfilePicture(transaction, user, url, rejectStale),
  )
}

// In pixels; the picture is shown at 72 px.
const EDGE = 512

/** Crops the square in the middle of a photo, at most 512 px wide. */
async function squarePicture({ data, width, height, channels }: RawPhoto): Promise<PreparedPicture> {
  const edge = Math.min(EDGE, width, height)
  const { data: square, info } = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: edge, height: edge, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeWebp({ data: square, width: info.width, height: info.height, channels })
}
