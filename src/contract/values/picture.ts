import * as z from 'zod/mini'

/** A stored photo in its sizes, for `srcset`, and the small blur shown until one of them has loaded. */
export const Picture = z.object({
  /** `width` and `height` of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Base64 of a ThumbHash. */
  thumbHash: z.string(),
  /** Smallest first; `width` in pixels. */
  sizes: z.array(z.object({ width: z.int(), url: z.string() })),
})
export type Picture = z.infer<typeof Picture>

/** Maximum size of an uploaded photo, in bytes. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024

/** Maximum number of pixels of a photo. */
export const PHOTO_MAX_PIXELS = 50_000_000
