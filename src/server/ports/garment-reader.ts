import type { ClosetCategory } from '../../contract/closet/closet.ts'

/** Facts read from a photo; null where uncertain. Suggestions that the user may change. */
export interface GarmentReading {
  /** Plain text in American English, at most 60 characters. */
  readonly name: string | null
  readonly category: ClosetCategory | null
  /** Main color in words, at most 40 characters. */
  readonly color: string | null
}

/** Recognizes the piece in a photo. */
export interface GarmentReader {
  /**
   * Null without a model or a usable reply; never throws because of a reply.
   * @throws Error if `webp` is not a picture
   */
  read(photo: { readonly webp: Buffer }): Promise<GarmentReading | null>
}
