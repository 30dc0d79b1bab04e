interface Span {
  /** Decimal strings in US dollars. */
  readonly low: string
  readonly high: string
}

// The suggested range takes this fraction of the scale, in its middle.
const SPAN_SHARE = 0.44

/** Position of an amount on the scale of a suggested range, in percent from the left, limited to the scale. */
export function placeOnScale(amount: number, { low, high }: Span): number {
  const from = Number(low)
  // An empty range still has a middle.
  const span = Math.max(Number(high) - from, 1)
  const start = from - (span * (1 - SPAN_SHARE)) / 2 / SPAN_SHARE
  const share = (amount - start) / (span / SPAN_SHARE)
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
