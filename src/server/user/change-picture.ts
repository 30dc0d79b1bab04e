import type { CurrentUser } from '../../contract/user.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import { keepShownPicture, type PictureNeeds } from '../images/keep-picture.ts'
import { preparePhoto } from '../images/prepare-photo.ts'
import { squarePicture } from '../images/square-picture.ts'
import { showPicture } from './show-picture.ts'

/**
 * Crops the middle of a photo as the user's picture.
 * @throws AppError changed_meanwhile, or the photo's error; then nothing is stored.
 */
export async function changePicture(
  needs: PictureNeeds,
  user: User,
  photo: Upload,
  refuseStale: RefuseStale,
): Promise<CurrentUser> {
  const picture = await needs.imageWork.run(async () => {
    const { master } = await preparePhoto(photo)
    return squarePicture(master)
  })
  return keepShownPicture(needs, user, picture, photo.sha256, (transaction, { url }) =>
    showPicture(transaction, user, url, refuseStale),
  )
}
