import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { PHOTO_MAX_BYTES } from '../../../contract/photo-limits.ts'
import { normalizeHeader } from '../../../domain/export-import/csv-headers.ts'
import { colorsInWords } from '../../../domain/words/pieces/photo-name.ts'
import { seenToKeep } from '../../closet/photos/seen-in-photo.ts'
import type { JsonObject } from '../../db/tables/table-values.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { storePicture, type NewPicture } from '../../images/store-picture.ts'
import { preparePhoto } from '../../images/prepare-photo.ts'
import type { PhotoReader } from '../../segmentation/create-photo-reader.ts'
import type { ImportDeps } from '../import-pictures.ts'
import type { OpenedArchive } from '../open-archive.ts'

const PHOTO_FILE = /\.(?:jpe?g|png|webp|avif|gif|heic|heif)$/i

/** The file of a photo in a ZIP; 'link' for a link, which isn't loaded; or the reason for having none. */
export type FoundPhoto = { readonly file: string } | 'link' | 'missing' | 'none'

/** Fields of a row that identify its photo. */
interface PhotoClues {
  readonly written: string | null
  readonly name: string
  readonly id: string
}

/** The other files of the ZIP that a CSV came in. */
export interface OtherFiles {
  readonly names: readonly string[]
  /** Photos by the id of their row, if the exporting app provides them. */
  readonly photosById: ReadonlyMap<string, string>
}

// Lists the items, each with the ids of its images.
const ITEMS_FILE = 'items.json'
const ITEMS_MAX_BYTES = 2 * 1024 * 1024
const Items = z.array(z.object({ id: z.string(), images: z.array(z.object({ id: z.string() })) }))

/** Photos by row id in a ZIP of ADHD Closet: `items.json` has the image ids, with which the file names begin. */
export async function photosById(archive: OpenedArchive): Promise<Map<string, string>> {
  const bytes = await archive.readWhole(ITEMS_FILE, ITEMS_MAX_BYTES)
  const items = Items.safeParse(bytes && parsedJson(bytes))
  if (!items.success) return new Map()
  const byImage = new Map(
    archive.names.flatMap((name) => {
      const [, id] = /^images\/([a-z0-9]+)-/i.exec(name) ?? []
      return id === undefined ? [] : [[id, name]]
    }),
  )
  return new Map(
    items.data.flatMap(({ id, images }) => {
      const file = images.map((image) => byImage.get(image.id)).find((found) => found !== undefined)
      return file === undefined ? [] : [[id, file]]
    }),
  )
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Returns a function that finds the photo of a row in its ZIP: by the path or file name in the row, with or without
 * extension, else by the id of the row or the name of the piece.
 */
export function photoFinder(files: OtherFiles | null): (row: PhotoClues) => FoundPhoto {
  const photos = (files?.names ?? []).filter((file) => PHOTO_FILE.test(file))
  const byPath = new Map(photos.map((file) => [file.toLowerCase(), file]))
  const byName = indexUnique(photos, (file) => nameOf(file).toLowerCase())
  const byWords = indexUnique(photos, (file) => normalizeHeader(nameOf(file).replace(PHOTO_FILE, '')))
  return ({ written, name: pieceName, id }) => {
    if (written === null) {
      const file = files?.photosById.get(id) ?? byWords.get(normalizeHeader(pieceName))
      return file === undefined ? 'none' : { file }
    }
    const [first = ''] = written.split(/[;|\n]/)
    const path = first.trim().replaceAll('\\', '/')
    const name = nameOf(path)
    const file =
      byPath.get(path.toLowerCase()) ??
      byName.get(name.toLowerCase()) ??
      byWords.get(normalizeHeader(name.replace(PHOTO_FILE, '')))
    if (file !== undefined) return { file }
    return /^https?:\/\//i.test(path) ? 'link' : 'missing'
  }
}

/** Dependencies of importing another app's photos, which are analyzed like uploads. */
export interface CsvPhotoDeps extends ImportDeps {
  readonly photoReader: PhotoReader
}

/** A stored photo and the facts read from it. */
export interface CsvPhoto extends NewPicture {
  /** Name of the color; null if uncertain. */
  readonly color: string | null
  readonly seen: JsonObject | null
}

/** Stores a photo of a ZIP like an upload, pending until its piece is added. Returns null if it can't be read. */
export async function storeCsvPhoto(
  deps: CsvPhotoDeps,
  user: User,
  archive: OpenedArchive,
  file: string,
): Promise<CsvPhoto | null> {
  const bytes = await archive.readWhole(file, PHOTO_MAX_BYTES)
  if (!bytes) return null
  await mkdir(deps.uploadFolder, { recursive: true })
  const path = join(deps.uploadFolder, randomUUID())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  try {
    await writeFile(path, bytes)
    const photo = await deps.imageWork.runLast(() => preparePhoto({ path, byteSize: bytes.length, sha256 }))
    // The photo is kept even if its analysis fails.
    const reading = await deps.imageWork.runLast(() => deps.photoReader.read(photo.master)).catch(() => null)
    const seen = reading && seenToKeep(reading)
    const kept = await storePicture(deps, user, photo, sha256, { look: reading?.look ?? null, seen })
    return { ...kept, seen, color: colorsInWords(reading?.colors.map(({ name }) => name) ?? []) }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

// Indexes files by key, leaving out keys that several files share.
function indexUnique(files: readonly string[], key: (file: string) => string): Map<string, string> {
  return new Map(
    [...Map.groupBy(files, key)].flatMap(([name, [file = '', ...more]]) =>
      more.length === 0 && name !== '' ? [[name, file]] : [],
    ),
  )
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}
