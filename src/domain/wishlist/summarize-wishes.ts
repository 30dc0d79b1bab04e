import { Big } from 'big.js'
import { HIGH_PRIORITY, type WishlistItem } from '../../contract/wishlist.ts'

/** The wishlist in figures. */
export interface WishlistSummary {
  readonly total: number
  readonly highPriority: number
  /** The targets added up exactly: US dollars, a decimal string with two places. */
  readonly targetBudget: string
  /** How many wishes have a target. */
  readonly withTarget: number
  /** How many categories there are wishes of. */
  readonly categories: number
}

type Counted = Pick<WishlistItem, 'category' | 'priority' | 'targetPrice'>

/** The figures of these wishes. */
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
