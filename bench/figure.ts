/** One measured figure. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'x'
  /** In the same unit; null without a limit. */
  readonly limit: number | null
}
