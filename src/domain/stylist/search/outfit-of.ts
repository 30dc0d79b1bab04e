import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { MissingSlot, Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { scoreOutfit } from '../score/score-outfit.ts'
import { formOf, inSlotOrder, missingSlots } from './outfit-slots.ts'

export interface PiecesToWear {
  /** Null for an outfit created by hand. */
  readonly focus: StylistPiece | null
  readonly pieces: readonly StylistPiece[]
  /** Null for an outfit without a purpose. */
  readonly needs: OutfitNeeds | null
  readonly today: CalendarDate
}

/** The scored outfit of exactly these pieces; with `needs` it lists the needed slots that are missing. */
export function outfitOf({ focus, pieces, needs, today }: PiecesToWear): Outfit {
  const form = formOf(pieces) ?? 'separates'
  const missing = needs ? missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded) : []
  return scoredOutfit({ focus, pieces, needs, today }, missing)
}

/** As `outfitOf`, with the given missing slots. */
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
