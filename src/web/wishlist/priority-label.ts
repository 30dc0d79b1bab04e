import { priorityLabels } from '../../contract/wishlist.ts'

/** A priority from 1 to 5 in words: 'Very High'. */
export function priorityLabel(priority: number): string {
  return priorityLabels[priority - 1] ?? ''
}
