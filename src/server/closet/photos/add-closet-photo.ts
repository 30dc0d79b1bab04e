import type { ClosetPhoto } from '../../../contract/closet/photos.ts'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { searchSimilarPhoto } from '../../../domain/closet/photos/find-similar-photo.ts'
import { colorInName } from '../../../domain/closet/colors/color-in-name.ts'
import { nameFromFile } from '../../../domain/closet/text/name-from-file.ts'
import { categoryOfWords } from '../../../domain/closet/read-garment-kind.ts'
import type { PhotoGarment } from '../../../domain/closet/photos/photo-garment.ts'
import type { Database } from '../../db/open-database.ts'
import type { Upload } from '../../http/uploads/read-photo-form.ts'
import type { User } from '../../http/user-of-request.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { storePicture, type PictureDeps } from '../../images/store-picture.ts'
import { toPicture } from '../../images/picture-address.ts'
import { decodePhoto, encodePhoto, type PreparedPhoto } from '../../images/prepare-photo.ts'
import { colorsInWords, photoName } from '../../../domain/words/pieces/photo-name.ts'
import type { PhotoReader } from '../../segmentation/create-photo-reader.ts'
import type { PhotoReading } from '../../segmentation/look-at-photo.ts'
import type { GarmentReader } from '../../ports/garment-reader.ts'
import { seenToKeep } from './seen-in-photo.ts'
import { findByPhoto, listLooks } from '../closet-store.ts'

export interface PhotoDeps extends PictureDeps {
  readonly garmentReader: GarmentReader
  readonly photoReader: PhotoReader
}

// In pixels; large enough to distinguish a blazer from a coat.
const READ_WIDTH = 640

/**
 * Stores a photo for a piece to be described later, and suggests facts about the piece.
 * @throws AppError the photo's error; then nothing is stored
 */
export async function addClosetPhoto(
  deps: PhotoDeps,
  user: User,
  photo: Upload,
  fileName: string,
): Promise<ClosetPhoto> {
  const master = await deps.imageWork.run(() => decodePhoto(photo))
  const [prepared, seen] = await Promise.all([
    deps.imageWork.run(() => encodePhoto(master)),
    // The photo is stored even if its analysis fails.
    deps.imageWork.run(() => deps.photoReader.read(master)).catch(() => null),
  ])
  const suggestion = await suggest(deps, prepared, fileName, seen)
  const sameAs = await findByPhoto(deps.db, user.id, photo.sha256)
  const look = seen?.look ?? null
  const looksLike = sameAs !== null || look === null ? null : await findByLook(deps.db, user.id, look)
  const known = { look, seen: seen && seenToKeep(seen) }
  const kept = await storePicture(deps, user, prepared, photo.sha256, known)
  const widths = prepared.files.map((file) => file.width)
  return {
    id: kept.key,
    imageUrl: kept.url,
    picture: toPicture({ ...prepared, key: kept.key, widths }),
    suggestion,
    sameAs,
    looksLike,
    look,
  }
}

async function findByLook(
  db: Database,
  userId: string,
  look: string,
): Promise<{ id: string; name: string } | null> {
  const piece = await runYielding(searchSimilarPhoto(look, await listLooks(db, userId)))
  return piece && { id: piece.id, name: piece.name }
}

async function suggest(
  { garmentReader }: PhotoDeps,
  { files }: PreparedPhoto,
  fileName: string,
  seen: PhotoReading | null,
): Promise<ClosetPhoto['suggestion']> {
  const readable = files.find((file) => file.width >= READ_WIDTH) ?? files.at(-1)
  const reading = readable ? await garmentReader.read({ webp: Buffer.from(readable.bytes) }) : null
  const garment = seen?.garment ?? null
  const colors = seen?.colors.map(({ name }) => name) ?? []
  // The file's name is the user's own word, so it takes precedence over the photo.
  const category = reading?.category ?? categoryOfWords(fileName) ?? garment?.category ?? null
  const names = namesOf(garment, seen?.pattern ?? null, colors[0] ?? null)
  const shownName = category !== null && garment?.category === category ? names[category] : null
  const ownName = nameFromFile(fileName)
  return {
    name: ownName ?? reading?.name ?? shownName,
    category,
    color: colorInName(ownName ?? '') ?? reading?.color ?? colorsInWords(colors),
    suggestedBy: reading ? 'model' : 'rules',
    guess: garment?.guess ?? null,
    confidence: garment?.confidence ?? 0,
    type: garment?.type ?? null,
    pattern: seen?.pattern ?? null,
    isGarment: garment?.isGarment ?? true,
    names,
  }
}

function namesOf(
  garment: PhotoGarment | null,
  pattern: PhotoReading['pattern'],
  color: string | null,
): ClosetPhoto['suggestion']['names'] {
  const nameAs = (category: ClosetCategory) => {
    const type = garment?.category === category ? garment.type : null
    return photoName({ garment: { category, type }, pattern, color }) ?? category
  }
  return {
    Tops: nameAs('Tops'),
    Bottoms: nameAs('Bottoms'),
    Dresses: nameAs('Dresses'),
    Outerwear: nameAs('Outerwear'),
    Shoes: nameAs('Shoes'),
    Accessories: nameAs('Accessories'),
  }
}
