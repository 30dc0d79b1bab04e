import * as z from 'zod/mini'

/** A stored photo in its sizes, for `srcset`, and the small blur shown until one of them has come. */
export const Picture = z.object({
  /** Of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Base64 of a ThumbHash. */
  thumbHash: z.string(),
  /** Smallest first; `width` in pixels. */
  sizes: z.array(z.object({ width: z.int(), url: z.string() })),
})
export type Picture = z.infer<typeof Picture>

/** Largest photo taken, in bytes. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024

/** Most pixels a photo may have. */
export const PHOTO_MAX_PIXELS = 50_000_000
