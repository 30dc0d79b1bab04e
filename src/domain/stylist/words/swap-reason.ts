import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { viewOf } from './outfit-view.ts'
import { nothingTold, pieceReasoning } from './piece-reasoning.ts'

/** What speaks for a piece in the `outfit` that it would come into, in a sentence; `today` as '2026-11-23'. */
export function swapReason(
  piece: StylistPiece,
  outfit: Outfit,
  needs: OutfitNeeds | null,
  today: string | null = null,
): string {
  const pieces = outfit.pieces.some(({ id }) => id === piece.id) ? outfit.pieces : [...outfit.pieces, piece]
  const own = pieces.find(({ id }) => id === piece.id) ?? piece
  const view = viewOf({ ...outfit, pieces }, needs)
  return view ? pieceReasoning({ piece: own, view, today }, nothingTold(), 1) : ''
}
