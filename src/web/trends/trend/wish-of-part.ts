import type { MissingPart } from '../../../contract/trends.ts'
import { NewWishlistItem, PRIORITY_OF_FORM } from '../../../contract/wishlist.ts'

/** A part that a trend lacks, as a wish. */
export function wishOfPart({ wish }: MissingPart, trendTitle: string): NewWishlistItem {
  return NewWishlistItem.parse({
    ...wish,
    priority: PRIORITY_OF_FORM,
    notes: `Seen in the trend “${trendTitle}”.`,
  })
}
