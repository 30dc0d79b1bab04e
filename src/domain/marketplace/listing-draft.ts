import type { ClosetItem } from '../../contract/closet.ts'
import { LISTING_TITLE_MAX, type ListingDraft } from '../../contract/marketplace.ts'
import { describePiece } from './describe-piece.ts'
import { guessCondition } from './guess-condition.ts'
import { suggestPrice } from './suggest-price.ts'
import { yearsSince } from './years-since.ts'

/** A listing of a piece, filled in with what its closet knows on the day `today` ('2026-11-23'). */
export function listingDraft(piece: ClosetItem, today: string): ListingDraft {
  const years = piece.purchaseDate === null ? null : yearsSince(piece.purchaseDate, today)
  return {
    closetItemId: piece.id,
    title: titleOf(piece),
    description: describePiece(piece),
    condition: guessCondition(piece.wearCount, years, piece.category),
    size: piece.size,
    category: piece.category,
    color: piece.color,
    imageUrl: piece.imageUrl,
    ...suggestPrice(piece, today, null),
  }
}

function titleOf({ name, brand }: ClosetItem): string {
  if (brand === null || name.toLowerCase().includes(brand.toLowerCase())) return name
  const title = `${name}, ${brand}`
  return Array.from(title).length <= LISTING_TITLE_MAX ? title : name
}
