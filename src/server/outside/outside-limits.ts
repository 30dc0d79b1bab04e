import { PHOTO_MAX_BYTES } from '../../contract/picture.ts'

/** How much of another site's answer is listened to. */
export interface OutsideLimits {
  /** For everything together: names, connections, redirects and body, in milliseconds. */
  readonly totalMs: number
  /** Of a page after decompression, where the caller does not ask for more. */
  readonly pageBytes: number
  /** The most that a caller may ask for. */
  readonly longPageBytes: number
  readonly pictureBytes: number
  readonly feedBytes: number
  /** Of all headers of one reply. */
  readonly headerBytes: number
  readonly headerCount: number
}

const MEGABYTE = 1024 * 1024

export const outsideLimits: OutsideLimits = {
  totalMs: 8000,
  pageBytes: 2 * MEGABYTE,
  longPageBytes: 4 * MEGABYTE,
  pictureBytes: PHOTO_MAX_BYTES,
  feedBytes: 2 * MEGABYTE,
  headerBytes: 32 * 1024,
  headerCount: 200,
}
