import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../db/open-database.ts'
import type { ImageFiles, ImageKey } from '../../ports/image-store.ts'

const ROWS_AT_ONCE = 100

/** A stored file with a problem. */
export interface PictureFileProblem {
  readonly key: ImageKey
  readonly width: number
}

/** The differences between the rows of pictures and their files. */
export interface PictureCheck {
  /** Number of checked pictures and files. */
  readonly pictures: number
  readonly files: number
  readonly missing: readonly PictureFileProblem[]
  /** Files that differ from what was stored. */
  readonly damaged: readonly PictureFileProblem[]
  /** Paths of files without a row. */
  readonly strays: readonly string[]
}

/** Path of one size of a picture in its store. */
export function pictureFilePath(key: ImageKey, width: number): string {
  return `${key.slice(0, 2)}/${key}/${width}.webp`
}

/** Compares the rows of stored pictures with the files of the store. Changes nothing. */
export async function checkPictures(db: Database, stored: ImageFiles): Promise<PictureCheck> {
  const missing: PictureFileProblem[] = []
  const damaged: PictureFileProblem[] = []
  const known = new Set<string>()
  let pictures = 0
  let files = 0
  for await (const { key, widths, state, fileHashes } of pictureRows(db)) {
    for (const width of widths) known.add(pictureFilePath(key, width))
    // Other pictures are pending or released: an upload may be writing them, or the cleanup job removes them.
    if (state !== 'stored') continue
    pictures += 1
    for (const width of widths) {
      files += 1
      const bytes = await stored.read(pictureFilePath(key, width))
      if (!bytes) missing.push({ key, width })
      else if (!(await isIntact(bytes, fileHashes?.[width]))) damaged.push({ key, width })
    }
  }
  const strays: string[] = []
  for await (const path of stored.list())
    if (!known.has(path) && !isOfKnownUpload(path, known)) strays.push(path)
  return { pictures, files, missing, damaged, strays }
}

/** Whether a file matches its checksum, or without a checksum, can be decoded. */
export async function isIntact(bytes: Uint8Array, sha256: string | undefined): Promise<boolean> {
  if (sha256 !== undefined) return createHash('sha256').update(bytes).digest('hex') === sha256
  return sharp(bytes, { failOn: 'error' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

async function* pictureRows(db: Database) {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('storedImages')
      .select(['key', 'widths', 'state', 'fileHashes'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(ROWS_AT_ONCE)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.key
  }
}

// The files of an upload are in `incoming` until they are moved. Their row is inserted before.
function isOfKnownUpload(path: string, known: ReadonlySet<string>): boolean {
  const [, key, file] = /^incoming\/([0-9a-f]{32})\/(\d+\.webp)$/.exec(path) ?? []
  return key !== undefined && file !== undefined && known.has(`${key.slice(0, 2)}/${key}/${file}`)
}
