import type { ImageKey } from '../../ports/image-store.ts'

const KEY = /^[0-9a-f]{32}$/

/**
 * Folder of a picture's files: `<first two digits>/<key>`, the same on disk and in a bucket.
 * @throws Error for anything but our own 32 digits: the key becomes part of a path
 */
export function imageFolder(key: ImageKey): string {
  if (!KEY.test(key)) throw new Error(`not an image key: ${JSON.stringify(key)}`)
  return `${key.slice(0, 2)}/${key}`
}
