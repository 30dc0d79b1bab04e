import type { ClosetPhoto } from '../../contract/closet-photos.ts'
import { nameFromFile } from '../../domain/closet/name-from-file.ts'
import { categoryOfWords } from '../../domain/closet/category-of-words.ts'
import type { JsonObject } from '../db/table-values.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import { keepPicture, type PictureNeeds } from '../images/keep-picture.ts'
import { toPicture } from '../images/picture-address.ts'
import { preparePhoto, type PreparedPhoto } from '../images/prepare-photo.ts'
import { colorsInWords, photoName } from '../../domain/words/photo-name.ts'
import type { PhotoReader } from '../segmentation/create-photo-reader.ts'
import type { GarmentReader } from '../ports/garment-reader.ts'
import { keepSeen, seenToKeep } from './seen-in-photo.ts'
import { findByPhoto } from './closet-store.ts'

export interface PhotoNeeds extends PictureNeeds {
  readonly garmentReader: GarmentReader
  readonly photoReader: PhotoReader
}

// Large enough to tell a blazer from a coat.
const READ_WIDTH = 640

/**
 * Keeps a photo for a piece that is yet to be described, and says what it seems to show.
 * @throws AppError with what is wrong with the photo; then nothing is kept.
 */
export async function addClosetPhoto(
  needs: PhotoNeeds,
  user: User,
  photo: Upload,
  fileName: string,
): Promise<ClosetPhoto> {
  const prepared = await needs.imageWork.run(() => preparePhoto(photo))
  const { suggestion, seen } = await suggest(needs, prepared, fileName)
  const sameAs = await findByPhoto(needs.db, user.id, photo.sha256)
  const kept = await keepPicture(needs, user, prepared, photo.sha256)
  await keepSeen(needs.db, kept.key, seen)
  const widths = prepared.files.map((file) => file.width)
  return {
    id: kept.key,
    imageUrl: kept.url,
    picture: toPicture({ ...prepared, key: kept.key, widths }),
    suggestion,
    sameAs,
  }
}

async function suggest(
  { garmentReader, photoReader, imageWork }: PhotoNeeds,
  { master, files }: PreparedPhoto,
  fileName: string,
): Promise<{ suggestion: ClosetPhoto['suggestion']; seen: JsonObject | null }> {
  const readable = files.find((file) => file.width >= READ_WIDTH) ?? files.at(-1)
  const [seen, reading] = await Promise.all([
    // Without a suggestion a photo is as good.
    imageWork.run(() => photoReader.read(master)).catch(() => null),
    readable ? garmentReader.read({ webp: Buffer.from(readable.bytes) }) : null,
  ])
  const garment = seen?.garment ?? null
  const colors = seen?.colors.map(({ name }) => name) ?? []
  // What the person called the file is their own word.
  const category = reading?.category ?? categoryOfWords(fileName) ?? garment?.category ?? null
  const shownName =
    garment?.category === category
      ? photoName({ garment, pattern: seen?.pattern ?? null, color: colors[0] ?? null })
      : null
  const suggestion = {
    name: nameFromFile(fileName) ?? reading?.name ?? shownName,
    category,
    color: reading?.color ?? colorsInWords(colors),
    suggestedBy: reading ? ('model' as const) : ('rules' as const),
    guess: garment?.guess ?? null,
    confidence: garment?.confidence ?? 0,
    type: garment?.type ?? null,
    pattern: seen?.pattern ?? null,
    isGarment: garment?.isGarment ?? true,
  }
  return { suggestion, seen: seen && seenToKeep(seen) }
}
