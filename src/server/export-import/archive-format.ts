import * as z from 'zod'
import type { ImageKey } from '../ports/image-store.ts'
import { id, pictureAddress, text } from './tables/column-schemas.ts'

export const ARCHIVE_FORMAT = 'armadio'
export const ARCHIVE_VERSION = 1
export const MANIFEST_FILE = 'armadio.json'

/** Identifies an archive, its version and its owner. */
export const Manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int(),
  owner: id,
  username: text(120),
  profileImage: pictureAddress.nullable().catch(null),
})
export type Manifest = z.infer<typeof Manifest>

/** Path in the archive of one size of a picture. */
export function pictureFile(key: ImageKey, width: number): string {
  return `pictures/${key}/${width}.webp`
}
