import type { CurationResult } from '../../../contract/stylist.ts'
import type { Outfit } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { outfitInWords } from '../../../domain/words/outfit-in-words.ts'
import { scoreInWords } from '../../../domain/words/score-line.ts'
import { suggestionsOf } from '../../../domain/words/suggestions.ts'

/** What the rules say of an outfit; `today` as '2026-11-23'. */
export function rulesResult(outfit: Outfit, needs: OutfitNeeds, today: string): CurationResult {
  return {
    ...outfitInWords(outfit, needs),
    suggestions: suggestionsOf(outfit, needs, today),
    curatedBy: 'rules',
    score: scoreInWords(outfit.score, outfit.pieces),
  }
}
