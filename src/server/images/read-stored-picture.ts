import type { Database } from '../db/open-database.ts'
import type { ImageKey, ImageStore } from '../ports/image-store.ts'
import type { PreparedPicture } from './encode-webp.ts'

/** Reads the files of a stored picture, to be copied for another row; null if one of them is missing. */
export async function readStoredPicture(
  { db, images }: { readonly db: Database; readonly images: ImageStore },
  key: ImageKey,
): Promise<{ readonly photo: PreparedPicture; readonly sha256: string } | null> {
  const row = await db
    .selectFrom('storedImages')
    .select(['width', 'height', 'thumbHash', 'widths', 'sha256'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const sizes = await Promise.all(
    row.widths.map(async (width) => ({ width, bytes: await images.read(key, width) })),
  )
  const files = sizes.flatMap(({ width, bytes }) => (bytes ? [{ width, bytes }] : []))
  const { width, height, thumbHash, sha256 } = row
  return files.length < sizes.length ? null : { photo: { width, height, thumbHash, files }, sha256 }
}
