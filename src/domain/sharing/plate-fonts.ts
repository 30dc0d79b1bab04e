/** The typefaces of a share image: Newsreader and Hanken Grotesk. */
export type PlateFace = 'serif' | 'sans'

/** Font of a text. `size` in pixels, `tracking` (letter spacing) in em. */
export interface PlateFont {
  readonly face: PlateFace
  readonly weight: number
  readonly size: number
  readonly tracking: number
}

/** Measures text in the share image's typefaces. */
export interface Typesetter {
  /** Returns the text on one line without characters that the face lacks; may be ''. */
  settable(text: string, face: PlateFace): string
  /** Returns the width of a settable text in pixels. */
  width(text: string, type: PlateFont): number
  /** Returns the extent above and below the baseline, in em. */
  metrics(face: PlateFace): { readonly ascent: number; readonly descent: number }
}
