/** Clamps a number to the range 0 to 1. */
export function within01(value: number): number {
  return Math.min(1, Math.max(0, value))
}
