import type { PhotoMark } from '../../contract/recreate.ts'

/** Finds the pieces in a photo of an outfit. */
export interface OutfitReader {
  /** Whether there is a model to ask. */
  readonly isThere: boolean
  /**
   * The pieces of the outfit, each once; empty where it shows none. Null where the model gave no usable reply: it is
   * untrusted, and nothing it says makes this throw.
   * @throws where `pixels` cannot be encoded
   */
  read(photo: { readonly webp: Buffer }): Promise<readonly PhotoMark[] | null>
}
