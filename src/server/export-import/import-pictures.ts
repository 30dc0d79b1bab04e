import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type * as z from 'zod'
import type { ImportNote } from '../../contract/export-import/import-report.ts'
import { PHOTO_MAX_BYTES } from '../../contract/photo-limits.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { encodeWebp } from '../images/encode-webp.ts'
import { fileHashesOf, reserveImage, deleteImageRow } from '../images/image-rows.ts'
import type { PictureDeps } from '../images/store-picture.ts'
import { decodePhoto } from '../images/prepare-photo.ts'
import type { ImageFile, ImageKey } from '../ports/image-store.ts'
import { adoptRow } from './adopt-row.ts'
import { pictureFile } from './archive-format.ts'
import { picturesTable } from './tables/archived-tables.ts'
import type { OpenedArchive } from './open-archive.ts'
import { noteOf } from './read-archived-rows.ts'

/** Dependencies of an import. */
export interface ImportDeps extends PictureDeps {
  /** Folder for temporary files. */
  readonly uploadFolder: string
}

/** A picture of an archive. */
export type ArchivedPicture = z.infer<typeof picturesTable.columns>

/** A stored picture that is still pending. */
export interface PendingPicture {
  readonly key: ImageKey
  readonly createdAt: Date
  /** Width of its largest file if it differs from the archive's, else null. */
  readonly newWidth: number | null
}

/** State of a picture key in this database: stored and shown; pending or released; or owned by another user. */
export type PictureState = 'none' | 'stored' | 'waiting' | 'of another user'

/** Returns the state of each picture key in this database. */
export async function pictureStates(
  db: Database,
  user: User,
  keys: readonly ImageKey[],
): Promise<(key: ImageKey) => PictureState> {
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('storedImages')
          .select(['key', 'userId', 'state'])
          .where('key', 'in', keys)
          .execute()
  const found = new Map(rows.map((row) => [row.key, row]))
  return (key) => {
    const row = found.get(key)
    if (!row) return 'none'
    if (row.userId !== user.id) return 'of another user'
    return row.state === 'stored' ? 'stored' : 'waiting'
  }
}

/**
 * Stores a picture of an archive under its key, pending until the rows that show it are added. Keeps the files byte for
 * byte if they can be decoded and match their checksums; otherwise stores the largest one like a new upload. Resolves
 * with a note if the picture can't be read or was converted.
 */
export async function importPicture(
  deps: ImportDeps,
  user: User,
  archive: OpenedArchive,
  {
    owner,
    line,
    written,
  }: { readonly owner: string; readonly line: number; readonly written: ArchivedPicture },
): Promise<{ readonly picture: PendingPicture | null; readonly note: ImportNote | null }> {
  const adopted = picturesTable.columns.parse(adoptRow(written, user, owner))
  const files = await readFiles(archive, written)
  const read = files && (await deps.imageWork.runLast(() => checkedFiles(deps, written, files)))
  if (!read) return { picture: null, note: noteOf(picturesTable, line, 'photo unreadable') }
  await store(deps, user, adopted, read)
  const { createdAt, key } = adopted
  const picture = { key, createdAt: new Date(createdAt), newWidth: read.isConverted ? read.width : null }
  return { picture, note: read.isConverted ? noteOf(picturesTable, line, 'photo converted') : null }
}

/** Removes pictures that are still pending. */
export async function discardPictures(
  { db, images }: Pick<ImportDeps, 'db' | 'images'>,
  pictures: readonly { readonly key: ImageKey }[],
): Promise<void> {
  for (const { key } of pictures) {
    await images.remove(key)
    await deleteImageRow(db, key)
  }
}

async function readFiles(
  archive: OpenedArchive,
  { key, widths }: ArchivedPicture,
): Promise<ImageFile[] | null> {
  const files: ImageFile[] = []
  for (const width of widths) {
    const bytes = await archive.readWhole(pictureFile(key, width), PHOTO_MAX_BYTES)
    if (!bytes) return null
    files.push({ width, bytes })
  }
  return files
}

interface CheckedFiles {
  readonly files: readonly ImageFile[]
  readonly width: number
  readonly height: number
  readonly thumbHash: string
  readonly isConverted: boolean
}

async function checkedFiles(
  deps: ImportDeps,
  picture: ArchivedPicture,
  files: readonly ImageFile[],
): Promise<CheckedFiles | null> {
  const largest = files.at(-1)
  const master = largest && (await decoded(deps, largest.bytes))
  if (!master) return null
  if (
    master.width === picture.width &&
    master.height === picture.height &&
    (await isAsExported(deps, picture, files))
  )
    return { ...picture, files, isConverted: false }
  return { ...(await encodeWebp(master)), isConverted: true }
}

async function isAsExported(
  deps: ImportDeps,
  { widths, width, fileHashes }: ArchivedPicture,
  files: readonly ImageFile[],
): Promise<boolean> {
  const hashes = fileHashesOf(files)
  if (widths.at(-1) !== width || widths.some((each) => fileHashes?.[each] !== hashes[each])) return false
  for (const { width: wanted, bytes } of files) {
    if ((await fileTypeFromBuffer(bytes))?.mime !== 'image/webp' || hasMetadata(bytes)) return false
    if (wanted !== width && (await decoded(deps, bytes))?.width !== wanted) return false
  }
  return true
}

// Whether a WebP has metadata chunks, which could hold a location or a name. Stored files never have them.
function hasMetadata(webp: Uint8Array): boolean {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  for (
    let at = 12;
    at + 8 <= bytes.length;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  ) {
    if (!/^(?:VP8[ LX]|ALPH)$/.test(bytes.toString('latin1', at, at + 4))) return true
  }
  return false
}

// Writes a temporary file, because the photo reader needs one.
async function decoded({ uploadFolder }: ImportDeps, bytes: Uint8Array) {
  await mkdir(uploadFolder, { recursive: true })
  const path = join(uploadFolder, randomUUID())
  try {
    await writeFile(path, bytes)
    return await decodePhoto({ path, byteSize: bytes.length })
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function store(
  { db, images, clock }: ImportDeps,
  user: User,
  picture: ArchivedPicture,
  { files, width, height, thumbHash }: CheckedFiles,
): Promise<void> {
  const { key, look, seen, sha256 } = picture
  // Removes a picture left by an interrupted import, or released and not yet purged.
  await images.remove(key)
  await deleteImageRow(db, key)
  const row = {
    key,
    userId: user.id,
    sha256,
    width,
    height,
    thumbHash,
    look,
    seen,
    // The original time is set on confirmation: the cleanup job removes pictures that are pending for over a day.
    createdAt: clock.now(),
  }
  await reserveImage(db, row, files)
  await images.save(key, files)
}
