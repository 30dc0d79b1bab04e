/** A file of a request, kept in a temporary folder until the response. */
export interface Upload {
  readonly path: string
  readonly byteSize: number
  /** Hexadecimal SHA-256 of the bytes. */
  readonly sha256: string
}
