import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import type { Suggestion } from '../../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { Outfit, StylistPiece } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { starsOf } from '../../stylist/facts/stars-of.ts'
import { newUsedReasons, pieceReason } from './piece-reason.ts'
import { shopSuggestion } from './shop-suggestion.ts'

/**
 * Returns the pieces of an outfit except the focus, with stars and reason, and shop suggestions for empty slots; most
 * stars first. Without `today` no reason mentions the last wear.
 */
export function suggestionsOf(
  outfit: Outfit,
  needs: OutfitNeeds,
  today: CalendarDate | null = null,
): Suggestion[] {
  const { pieces, focus } = outfit
  const used = newUsedReasons()
  const own = pieces
    .filter(({ id }) => id !== focus?.id)
    .map((piece) => ({ piece, stars: starsOf(piece, outfit, needs) }))
    .toSorted((one, other) => other.stars - one.stars)
    .map(({ piece, stars }): Suggestion => ({
      type: 'closet',
      slot: piece.garment.slot,
      priority: stars,
      reasoning: pieceReason({ piece, pieces, needs, today }, used),
      item: itemOf(piece),
      webSuggestion: null,
    }))
  const shop = outfit.missing
    .toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded))
    .flatMap((missing) => shopSuggestion({ pieces, needs }, missing) ?? [])
  return [...own, ...shop].toSorted((one, other) => other.priority - one.priority)
}

function itemOf({ id, imageUrl, name, category, color }: StylistPiece): OutfitItem {
  return { id, imageUrl, name, category, color }
}
