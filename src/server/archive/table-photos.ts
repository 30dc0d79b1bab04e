import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_MAX_BYTES } from '../../contract/picture.ts'
import { keyOf } from '../../domain/archive/table-headers.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { keepPicture, type KeptPicture } from '../images/keep-picture.ts'
import { preparePhoto } from '../images/prepare-photo.ts'
import type { ImportNeeds } from './import-pictures.ts'
import type { OpenedArchive } from './open-archive.ts'

const PHOTO_FILE = /\.(?:jpe?g|png|webp|avif|gif|heic|heif)$/i

/** The file of a photo in a ZIP; a link, which isn't loaded; or why there is none. */
export type FoundPhoto = { readonly file: string } | 'link' | 'missing' | 'none'

/**
 * Finds the photo of a row among the files of its ZIP: by the path or the name that the row gives, with or without its
 * ending, else by the name of the piece.
 */
export function photoFinder(
  files: readonly string[] | null,
): (written: string | null, pieceName: string) => FoundPhoto {
  const photos = (files ?? []).filter((file) => PHOTO_FILE.test(file))
  const byPath = new Map(photos.map((file) => [file.toLowerCase(), file]))
  const byName = onlyOnes(photos, (file) => nameOf(file).toLowerCase())
  const byWords = onlyOnes(photos, (file) => keyOf(nameOf(file).replace(PHOTO_FILE, '')))
  return (written, pieceName) => {
    if (written === null) {
      const file = byWords.get(keyOf(pieceName))
      return file === undefined ? 'none' : { file }
    }
    const [first = ''] = written.split(/[;|\n]/)
    const path = first.trim().replaceAll('\\', '/')
    const name = nameOf(path)
    const file =
      byPath.get(path.toLowerCase()) ??
      byName.get(name.toLowerCase()) ??
      byWords.get(keyOf(name.replace(PHOTO_FILE, '')))
    if (file !== undefined) return { file }
    return /^https?:\/\//i.test(path) ? 'link' : 'missing'
  }
}

/** Stores a photo of a ZIP as an upload would be, to be confirmed with its piece; null if it can't be read. */
export async function keepTablePhoto(
  needs: ImportNeeds,
  user: User,
  archive: OpenedArchive,
  file: string,
): Promise<KeptPicture | null> {
  const bytes = await archive.readWhole(file, PHOTO_MAX_BYTES)
  if (!bytes) return null
  await mkdir(needs.uploadFolder, { recursive: true })
  const path = join(needs.uploadFolder, randomUUID())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  try {
    await writeFile(path, bytes)
    const photo = await needs.imageWork.runLast(() => preparePhoto({ path, byteSize: bytes.length, sha256 }))
    return await keepPicture(needs, user, photo, sha256)
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

// Without those that several files share.
function onlyOnes(files: readonly string[], key: (file: string) => string): Map<string, string> {
  return new Map(
    [...Map.groupBy(files, key)].flatMap(([name, [file = '', ...more]]) =>
      more.length === 0 && name !== '' ? [[name, file]] : [],
    ),
  )
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}
