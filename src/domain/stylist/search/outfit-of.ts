import type { MissingSlot, Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { scoreOutfit } from '../score/score-outfit.ts'
import { formOf, inSlotOrder, missingSlots } from './slots-asked.ts'

export interface PiecesToWear {
  /** Null for an outfit put together by hand. */
  readonly focus: StylistPiece | null
  readonly pieces: readonly StylistPiece[]
  /** Null for an outfit that is meant for nothing in particular. */
  readonly needs: OutfitNeeds | null
  /** As '2026-11-23'. */
  readonly today: string
}

/** The outfit of exactly these pieces, scored; with `needs` it says which places it is not complete without. */
export function outfitOf({ focus, pieces, needs, today }: PiecesToWear): Outfit {
  const form = formOf(pieces) ?? 'separates'
  const missing = needs ? missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded) : []
  return scoredOutfit({ focus, pieces, needs, today }, missing)
}

/** As `outfitOf`, with what is missing as the closet was found to have it. */
export function scoredOutfit(
  { focus, pieces, needs, today }: PiecesToWear,
  missing: readonly MissingSlot[],
): Outfit {
  const ordered = inSlotOrder(pieces)
  return {
    focus: ordered.find(({ id }) => id === focus?.id) ?? focus,
    pieces: ordered,
    missing,
    score: scoreOutfit({ pieces: ordered, focus, needs, today }).score,
  }
}
