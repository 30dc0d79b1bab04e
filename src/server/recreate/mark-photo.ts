import type { PhotoMark } from '../../contract/recreate.ts'
import { AppError } from '../http/app-error.ts'
import type { Upload } from '../http/uploads/read-photo-form.ts'
import { preparePhoto } from '../images/prepare-photo.ts'
import type { RecreateDeps } from './recreate-outfit.ts'

// In pixels; enough to recognize a shoe in a full-length photo.
const READ_WIDTH = 640

/**
 * Marks the pieces in a photo of an outfit with a vision model. The photo is not stored.
 * @throws AppError no_model, outfit_not_read, or the photo's error
 */
export async function markPhoto(
  { outfitReader, imageWork }: RecreateDeps,
  photo: Upload,
): Promise<{ readonly marks: PhotoMark[] }> {
  if (!outfitReader.isThere) throw new AppError('no_model')
  const { files } = await imageWork.run(() => preparePhoto(photo))
  const readable = files.find((file) => file.width >= READ_WIDTH) ?? files.at(-1)
  const marks = readable ? await outfitReader.read({ webp: Buffer.from(readable.bytes) }) : null
  if (!marks) throw new AppError('outfit_not_read')
  return { marks: [...marks] }
}
