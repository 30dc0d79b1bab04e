import { Big } from 'big.js'

/**
 * Divides the price of a piece (decimal string) by its wears. Returns a decimal string with two decimals, rounded half
 * up; null before the first wear.
 */
export function costPerWear(price: string, wears: number): string | null {
  return wears > 0 ? new Big(price).div(wears).toFixed(2, Big.roundHalfUp) : null
}
