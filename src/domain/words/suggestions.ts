import type { OutfitItem } from '../../contract/closet-outfit.ts'
import type { Suggestion } from '../../contract/stylist.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { starsOf } from '../stylist/facts/stars-of.ts'
import { nothingSaid, pieceReason } from './piece-reason.ts'
import { shopSuggestion } from './shop-suggestion.ts'

/**
 * Every piece of an outfit but the focus with its stars and reason, then what to look for in stores for the places
 * that are empty; most stars first. `today` as '2026-11-23': without it nothing is said of when a piece was last worn.
 */
export function suggestionsOf(outfit: Outfit, needs: OutfitNeeds, today: string | null = null): Suggestion[] {
  const { pieces, focus } = outfit
  const said = nothingSaid()
  const own = pieces
    .filter(({ id }) => id !== focus?.id)
    .map((piece) => ({ piece, stars: starsOf(piece, outfit, needs) }))
    .toSorted((one, other) => other.stars - one.stars)
    .map(({ piece, stars }): Suggestion => ({
      type: 'closet',
      slot: piece.garment.slot,
      priority: stars,
      reasoning: pieceReason({ piece, pieces, needs, today }, said),
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
