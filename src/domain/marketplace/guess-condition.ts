import type { ClosetCategory } from '../../contract/closet.ts'
import type { ItemCondition } from '../../contract/marketplace.ts'

// Our own rule of thumb: most wears, and most whole years, that a piece looks like this after.
const STEPS: readonly { condition: ItemCondition; wears: number; years: number }[] = [
  { condition: 'Like New', wears: 3, years: 1 },
  { condition: 'Excellent', wears: 20, years: 4 },
  { condition: 'Good', wears: 60, years: 9 },
]

// What is worn over something else, or carried, takes twice the wears.
const STURDY: readonly ClosetCategory[] = ['Outerwear', 'Accessories']

/** The condition that a piece is likely in by its wears and its age in whole years; null where that is not known. */
export function guessCondition(wears: number, years: number | null, category: ClosetCategory): ItemCondition {
  const counted = STURDY.includes(category) ? wears / 2 : wears
  return STEPS.find((step) => counted <= step.wears && (years ?? 0) <= step.years)?.condition ?? 'Fair'
}
