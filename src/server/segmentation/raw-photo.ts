/** Pixels of an upright sRGB photo, row by row, three or four bytes each. */
export interface RawPhoto {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** A photo of a few hundred pixels, as RGBA bytes. */
export interface SmallPhoto {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}
