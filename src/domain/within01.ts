/** Between 0 and 1. */
export function within01(value: number): number {
  return Math.min(1, Math.max(0, value))
}
