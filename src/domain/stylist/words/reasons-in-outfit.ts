import type { Outfit } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { viewOf } from './outfit-view.ts'
import { pieceReasoning, type Told } from './piece-reasoning.ts'

/** One sentence for each piece of an outfit, by its id; `today` as '2026-11-23', `told` is added to. */
export function reasonsInOutfit(
  outfit: Outfit,
  needs: OutfitNeeds,
  today: string,
  told: Told,
): ReadonlyMap<string, string> {
  const view = viewOf(outfit, needs)
  return new Map(
    view?.pieces.map((piece) => [piece.id, pieceReasoning({ piece, view, today }, told, 1)]) ?? [],
  )
}
