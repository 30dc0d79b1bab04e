import type { CurrentUser } from '../../contract/user.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import { keepShownPicture, type PictureNeeds } from '../images/keep-picture.ts'
import { preparePhoto } from '../images/prepare-photo.ts'
import { squarePicture } from '../images/square-picture.ts'
import { showPicture } from './show-picture.ts'

/**
 * Makes the middle of a photo the picture of the user.
 * @throws AppError changed_meanwhile, or with what is wrong with the photo; then nothing is kept.
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
