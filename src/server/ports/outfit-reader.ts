import type { PhotoMark } from '../../contract/recreate.ts'

/** Finds the pieces in a photo of an outfit. */
export interface OutfitReader {
  /** False without a model. */
  readonly isThere: boolean
  /**
   * The pieces of the outfit, each once; empty if the photo shows none. Null without a usable reply. Never throws
   * because of a reply, since replies are untrusted.
   * @throws Error if `webp` is not a picture
   */
  read(photo: { readonly webp: Buffer }): Promise<readonly PhotoMark[] | null>
}
