import { Big } from 'big.js'

/**
 * What each wear of a piece has cost, from its price (decimal string) and its wears: a decimal string with two
 * places, half a cent up. Null before the first wear.
 */
export function costPerWear(price: string, wears: number): string | null {
  return wears > 0 ? new Big(price).div(wears).toFixed(2, Big.roundHalfUp) : null
}
