/** Unguessable name of one stored picture: 32 hexadecimal digits (128 random bits). */
export type ImageKey = string

/** One size of a picture, WebP. `width` in pixels names the file. */
export interface ImageFile {
  readonly width: number
  readonly bytes: Uint8Array
}

/** Keeps pictures. All sizes of a picture come and go together, and never change once saved. */
export interface ImageStore {
  /** Resolves once every size is on durable storage. A key that is taken is refused, and its picture stays. */
  save(key: ImageKey, files: readonly ImageFile[]): Promise<void>
  /** Bytes of one size, or null where there is none. */
  read(key: ImageKey, width: number): Promise<Uint8Array | null>
  /** Removes every size; a picture that is not there is no error. */
  remove(key: ImageKey): Promise<void>
}
