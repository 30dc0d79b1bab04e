/** Unguessable name of one stored picture: 32 hexadecimal digits (128 random bits). */
export type ImageKey = string

/** One size of a picture, WebP. `width` in pixels is its file name. */
export interface ImageFile {
  readonly width: number
  readonly bytes: Uint8Array
}

/** Stores pictures. The sizes of a picture are stored and deleted together, and never change. */
export interface ImageStore {
  /** Resolves once every size is durable. An existing key is rejected; its picture stays. */
  save(key: ImageKey, files: readonly ImageFile[]): Promise<void>
  /** The bytes of one size, or null. */
  read(key: ImageKey, width: number): Promise<Uint8Array | null>
  /** Deletes every size; a missing picture is not an error. */
  remove(key: ImageKey): Promise<void>
}
