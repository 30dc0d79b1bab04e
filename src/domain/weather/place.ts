/** A place on earth, as it is called and where it lies. */
export interface Place {
  /** As people are told: 'Toronto, Canada'. */
  readonly name: string
  /** Degrees, south negative. */
  readonly latitude: number
  /** Degrees, west negative. */
  readonly longitude: number
}
