import type { MissingPart } from '../../../contract/trends.ts'
import { NewWishlistItem, PRIORITY_OF_FORM } from '../../../contract/wishlist.ts'

/** A missing part as a wishlist item. */
export function wishOfPart({ wish }: MissingPart, note: string): NewWishlistItem {
  return NewWishlistItem.parse({
    ...wish,
    priority: PRIORITY_OF_FORM,
    notes: note,
  })
}
