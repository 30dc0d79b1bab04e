import type { OutfitItem, OutfitSlot } from '../../contract/closet-outfit.ts'
import type { OutfitCuration, Suggestion } from '../../contract/stylist.ts'
import { readGarmentKind } from '../closet/read-garment-kind.ts'
import { slotOfKind } from '../closet/garment-kinds.ts'

/** A piece of an outfit as it lies in the collage and stands in the list. */
export interface OutfitPiece {
  readonly slot: OutfitSlot
  /** Null for the focus piece. */
  readonly suggestion: Suggestion | null
  /** Null for a shop suggestion. */
  readonly item: OutfitItem | null
  /** From 1; ties list and collage. Null for a shop suggestion, which is not in the collage. */
  readonly number: number | null
}

/** The pieces of a curation in the order of the list: the focus piece, then by priority. */
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

// A place that a suggestion has taken is not the focus piece's: a cardigan under Tops is worn over a top or a dress then.
function focusSlot(focus: OutfitItem, suggestions: readonly Suggestion[]): OutfitSlot {
  const read = slotOfKind(readGarmentKind(focus.name), focus.category)
  const isTaken = (place: OutfitSlot) => suggestions.some(({ slot }) => slot === place)
  const isOver = read === 'top' ? isTaken('top') || isTaken('dress') : read === 'outer' && isTaken('outer')
  return isOver && !isTaken('mid') ? 'mid' : read
}
