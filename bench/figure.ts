/** One measured figure. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'x'
  /** Its limit in the same unit, or null. */
  readonly limit: number | null
}
