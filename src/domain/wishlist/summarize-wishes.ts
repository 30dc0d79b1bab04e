import { Big } from 'big.js'
import { HIGH_PRIORITY, type WishlistItem } from '../../contract/wishlist.ts'

/** Totals of the wishlist. */
export interface WishlistSummary {
  readonly total: number
  readonly highPriority: number
  /** Exact sum of the target prices in US dollars, a decimal string with two places. */
  readonly targetBudget: string
  /** Number of wishes with a target price. */
  readonly withTarget: number
  /** Number of distinct categories. */
  readonly categories: number
}

type Counted = Pick<WishlistItem, 'category' | 'priority' | 'targetPrice'>

/** Computes the totals of the wishes. */
export function summarizeWishes(wishes: readonly Counted[]): WishlistSummary {
  const targets = wishes.flatMap(({ targetPrice }) => targetPrice ?? [])
  return {
    total: wishes.length,
    highPriority: wishes.filter(({ priority }) => priority >= HIGH_PRIORITY).length,
    targetBudget: targets.reduce((sum, target) => sum.plus(target), new Big(0)).toFixed(2),
    withTarget: targets.length,
    categories: new Set(wishes.map(({ category }) => category)).size,
  }
}
