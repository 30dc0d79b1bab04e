/** A named location. */
export interface Place {
  /** Display name: 'Toronto, Canada'. */
  readonly name: string
  /** Degrees, south negative. */
  readonly latitude: number
  /** Degrees, west negative. */
  readonly longitude: number
}
