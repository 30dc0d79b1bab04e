interface Span {
  /** Decimal strings, US dollars. */
  readonly low: string
  readonly high: string
}

// The suggested span takes the middle of the scale; as much again lies on its sides.
const SPAN_SHARE = 0.44

/** Where an amount stands on the scale of a suggested span, in percent from its left end; kept on the scale. */
export function placeOnScale(amount: number, { low, high }: Span): number {
  const from = Number(low)
  // A span of nothing still has a middle.
  const span = Math.max(Number(high) - from, 1)
  const start = from - (span * (1 - SPAN_SHARE)) / 2 / SPAN_SHARE
  const share = (amount - start) / (span / SPAN_SHARE)
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
