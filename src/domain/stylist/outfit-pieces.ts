import type { OutfitItem, OutfitSlot } from '../../contract/closet/outfit-items.ts'
import type { OutfitCuration, Suggestion } from '../../contract/stylist/stylist.ts'
import { readGarmentKind } from '../closet/read-garment-kind.ts'
import { slotOfKind } from '../closet/garment-kinds.ts'

/** A piece of an outfit, in the collage and in the list. */
export interface OutfitPiece {
  readonly slot: OutfitSlot
  /** Null for the focus piece. */
  readonly suggestion: Suggestion | null
  /** Null for a shop suggestion. */
  readonly item: OutfitItem | null
  /** From 1; links list and collage. Null for a shop suggestion, which is not in the collage. */
  readonly number: number | null
}

/** Returns the pieces of a curation in list order: the focus piece, then by priority. */
export function curationPieces({ focusItem, suggestions }: OutfitCuration): OutfitPiece[] {
  const byPriority = suggestions.toSorted((one, other) => other.priority - one.priority)
  const pieces: Omit<OutfitPiece, 'number'>[] = byPriority.map((suggestion) => ({
    slot: suggestion.slot,
    suggestion,
    item: suggestion.item,
  }))
  if (focusItem)
    pieces.unshift({ slot: focusSlot(focusItem, suggestions), suggestion: null, item: focusItem })
  let owned = 0
  return pieces.map((piece) => ({ ...piece, number: piece.item && (owned += 1) }))
}

// If a suggestion takes the focus piece's slot, the focus piece is a mid layer: a cardigan over a top or a dress.
function focusSlot(focus: OutfitItem, suggestions: readonly Suggestion[]): OutfitSlot {
  const read = slotOfKind(readGarmentKind(focus.name), focus.category)
  const isTaken = (wanted: OutfitSlot) => suggestions.some(({ slot }) => slot === wanted)
  const isOver = read === 'top' ? isTaken('top') || isTaken('dress') : read === 'outer' && isTaken('outer')
  return isOver && !isTaken('mid') ? 'mid' : read
}
