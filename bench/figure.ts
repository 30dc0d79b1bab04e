/** One measured figure. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'x'
  /** What it is held against, in the same unit; null where it only tells. */
  readonly limit: number | null
}
