import { PHOTO_MAX_BYTES } from '../../contract/photo-limits.ts'

/** Limits on what is read from another site. */
export interface OutsideRequestLimits {
  /** For names, connections, redirects and body together, in milliseconds. */
  readonly totalMs: number
  readonly redirects: number
  /** Default limit of a page after decompression. */
  readonly pageBytes: number
  /** Maximum page limit that a caller may set. */
  readonly longPageBytes: number
  readonly pictureBytes: number
  readonly feedBytes: number
  /** Total size of a response's headers. */
  readonly headerBytes: number
  readonly headerCount: number
}

const MEGABYTE = 1024 * 1024

export const outsideRequestLimits: OutsideRequestLimits = {
  totalMs: 8000,
  redirects: 5,
  pageBytes: 2 * MEGABYTE,
  longPageBytes: 4 * MEGABYTE,
  pictureBytes: PHOTO_MAX_BYTES,
  feedBytes: 2 * MEGABYTE,
  headerBytes: 32 * 1024,
  headerCount: 200,
}
