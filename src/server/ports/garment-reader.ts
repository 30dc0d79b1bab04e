import type { ClosetCategory } from '../../contract/closet.ts'

/** What a photo seems to show; null where it is uncertain. A suggestion that the user may change. */
export interface GarmentReading {
  /** Plain text in American English, at most 60 characters. */
  readonly name: string | null
  readonly category: ClosetCategory | null
  /** Main color in words, at most 40 characters. */
  readonly color: string | null
}

/** Says what kind of piece a photo shows. */
export interface GarmentReader {
  /**
   * Null where nobody is there to ask or nothing could be told; no answer of a model makes it throw.
   * @throws where `webp` is no picture
   */
  read(photo: { readonly webp: Buffer }): Promise<GarmentReading | null>
}
