/** The two voices of a plate: Newsreader and Hanken Grotesk. */
export type PlateFace = 'serif' | 'sans'

/** How a text is set. `size` in pixels, `tracking` in em between the letters. */
export interface PlateType {
  readonly face: PlateFace
  readonly weight: number
  readonly size: number
  readonly tracking: number
}

/** What knows the letters of the faces. */
export interface Typesetter {
  /** What of a text the face can set, in one line: a character that it lacks is left out. May be ''. */
  settable(text: string, face: PlateFace): string
  /** Width in pixels of a settable text. */
  width(text: string, type: PlateType): number
  /** Above and below the baseline, in em. */
  metrics(face: PlateFace): { readonly ascent: number; readonly descent: number }
}
