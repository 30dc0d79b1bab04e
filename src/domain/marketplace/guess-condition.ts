import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { ItemCondition } from '../../contract/marketplace.ts'

// Our own rule of thumb: most wears and most whole years for each condition.
const STEPS: readonly { condition: ItemCondition; wears: number; years: number }[] = [
  { condition: 'Like New', wears: 3, years: 1 },
  { condition: 'Excellent', wears: 20, years: 4 },
  { condition: 'Good', wears: 60, years: 9 },
]
// Allowed twice the wears, since they are worn over other clothes or carried.
const STURDY: readonly ClosetCategory[] = ['Outerwear', 'Accessories']

/** Guesses the condition of a piece from its wears and its age in whole years; null for an unknown age. */
export function guessCondition(wears: number, years: number | null, category: ClosetCategory): ItemCondition {
  const counted = STURDY.includes(category) ? wears / 2 : wears
  return STEPS.find((step) => counted <= step.wears && (years ?? 0) <= step.years)?.condition ?? 'Fair'
}
