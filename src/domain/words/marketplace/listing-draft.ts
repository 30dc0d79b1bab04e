import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { LISTING_TITLE_MAX, type ListingDraft } from '../../../contract/marketplace.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { describePiece } from './listing-description.ts'
import { pricingInWords } from './price-hint.ts'
import { estimatePrice } from '../../marketplace/estimate-price.ts'

/** Returns a listing draft filled in from a closet piece. */
export function listingDraft(piece: ClosetItem, today: CalendarDate): ListingDraft {
  const estimate = estimatePrice(piece, today, null)
  return {
    closetItemId: piece.id,
    title: titleOf(piece),
    description: describePiece(piece),
    condition: estimate.condition,
    size: piece.size,
    category: piece.category,
    color: piece.color,
    imageUrl: piece.imageUrl,
    ...pricingInWords(estimate),
  }
}

function titleOf({ name, brand }: ClosetItem): string {
  if (brand === null || name.toLowerCase().includes(brand.toLowerCase())) return name
  const title = `${name}, ${brand}`
  return Array.from(title).length <= LISTING_TITLE_MAX ? title : name
}
