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
