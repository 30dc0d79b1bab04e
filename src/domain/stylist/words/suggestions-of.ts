import type { OutfitItem } from '../../../contract/closet-outfit.ts'
import type { Suggestion } from '../../../contract/stylist.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { formalityFit } from '../score/judge-formality.ts'
import { isColorful } from '../score/color-relation.ts'
import { type OutfitView, viewOf } from './outfit-view.ts'
import { nothingTold, pieceReasoning } from './piece-reasoning.ts'
import { shopSuggestion } from './shop-suggestion.ts'

const COLD_CELSIUS = 13

/**
 * Every piece of an outfit but the focus with its stars and reasons, then what to look for in the shops for the places
 * that are empty; most stars first. `today` as '2026-11-23': without it nothing is said of when a piece was last worn.
 */
export function suggestionsOf(outfit: Outfit, needs: OutfitNeeds, today: string | null = null): Suggestion[] {
  const view = viewOf(outfit, needs)
  if (!view) return []
  const told = nothingTold()
  const own = view.pieces
    .filter(({ id }) => id !== outfit.focus?.id)
    .map((piece) => ({ piece, stars: starsOf(piece, view) }))
    .toSorted((one, other) => other.stars - one.stars)
    .map(({ piece, stars }): Suggestion => ({
      type: 'closet',
      slot: piece.garment.slot,
      priority: stars,
      reasoning: pieceReasoning({ piece, view, today }, told),
      item: itemOf(piece),
      webSuggestion: null,
    }))
  const shop = outfit.missing
    .toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded))
    .flatMap((missing) => shopSuggestion(view, missing, told) ?? [])
  return [...own, ...shop].toSorted((one, other) => other.priority - one.priority)
}

// The outfit cannot do without the first four; how well they suit the occasion and the day moves them by a star.
function starsOf(piece: StylistPiece, view: OutfitView): number {
  const { slot, color, rain } = piece.garment
  const occasion = view.needs?.occasion ?? null
  const fit = occasion ? formalityFit(piece.garment, occasion) : 0.8
  const isCold =
    (view.celsius !== null && view.celsius <= COLD_CELSIUS) || (occasion?.isWet && rain === 'keeps out')
  switch (slot) {
    case 'dress':
      return 5
    case 'top':
    case 'bottom':
      return fit < 0.6 ? 4 : mainStars(piece, view)
    case 'shoes':
      return fit >= 0.75 ? 4 : 3
    case 'mid':
      return isCold ? 4 : 3
    case 'outer':
      return isCold ? 5 : fit >= 0.75 ? 4 : 3
    case 'bag':
      return fit >= 0.75 ? 3 : 2
    default:
      return color && isColorful(color) && fit >= 0.75 ? 3 : 2
  }
}

// Of top and bottom the one that is farther from the focus in the outfit carries a little less.
function mainStars(piece: StylistPiece, view: OutfitView): number {
  const isBesideTop =
    view.lead.garment.slot === 'outer' && piece.garment.slot === 'bottom' && view.at('top') !== null
  return isBesideTop ? 4 : 5
}

function itemOf({ id, imageUrl, name, category, color }: StylistPiece): OutfitItem {
  return { id, imageUrl, name, category, color }
}
