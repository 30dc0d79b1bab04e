import { createHash } from 'node:crypto'
import type { ImageFile } from '../ports/image-store.ts'

/** SHA-256 of each file of a picture in hexadecimal digits, by its width. */
export function fileHashesOf(files: readonly ImageFile[]): Record<string, string> {
  return Object.fromEntries(
    files.map(({ width, bytes }) => [width, createHash('sha256').update(bytes).digest('hex')]),
  )
}
