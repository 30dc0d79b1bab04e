import type { CurationResult } from '../../contract/stylist.ts'
import type { Outfit } from '../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../domain/stylist/outfit-needs.ts'
import { describeOutfit } from '../../domain/stylist/words/describe-outfit.ts'
import { suggestionsOf } from '../../domain/stylist/words/suggestions-of.ts'

/** What the rules say of an outfit; `today` as '2026-11-23'. */
export function rulesResult(outfit: Outfit, needs: OutfitNeeds, today: string): CurationResult {
  return {
    ...describeOutfit(outfit, needs),
    suggestions: suggestionsOf(outfit, needs, today),
    curatedBy: 'rules',
    score: outfit.score,
  }
}
