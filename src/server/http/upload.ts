/** A file that came with a request, kept in a temporary place until the request is answered. */
export interface Upload {
  readonly path: string
  readonly byteSize: number
  /** Hexadecimal SHA-256 of the bytes. */
  readonly sha256: string
}
