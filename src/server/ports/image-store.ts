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

/** The files of a store by path, such as `ab/<key>/320.webp`, to check and repair it. */
export interface ImageFiles {
  list(): AsyncIterable<string>
  /** The bytes of a file, or null. */
  read(path: string): Promise<Uint8Array | null>
  /** Moves a file out of the store to a new path on this computer, creating its folders. */
  moveOut(path: string, to: string): Promise<void>
}

/** The store doesn't work. `message` is for the log. */
export class ImageStoreFailure extends Error {
  override readonly name = 'ImageStoreFailure'
  readonly isFull: boolean

  constructor(message: string, isFull: boolean) {
    super(message)
    this.isFull = isFull
  }
}

/** The store can't be used at all. The message is for the operator. */
export class ImageStoreUnusable extends Error {
  override readonly name = 'ImageStoreUnusable'
}

/** A bucket of an S3-compatible store, and how to reach it. */
export interface S3Bucket {
  readonly name: string
  /** Null: Amazon S3. */
  readonly endpoint: string | null
  readonly region: string
  /** Null: found by the AWS SDK, such as those of the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  /** Addresses name the bucket in the path, not in the host. */
  readonly isPathStyle: boolean
}
