import type { CurationResult } from '../../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { Outfit } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { outfitInWords } from '../../../domain/words/outfit/outfit-in-words.ts'
import { scoreInWords } from '../../../domain/words/score/score-line.ts'
import { suggestionsOf } from '../../../domain/words/suggestions/suggestions.ts'

/** Describes an outfit by the rules. */
export function rulesResult(outfit: Outfit, needs: OutfitNeeds, today: CalendarDate): CurationResult {
  return {
    ...outfitInWords(outfit, needs),
    suggestions: suggestionsOf(outfit, needs, today),
    curatedBy: 'rules',
    score: scoreInWords(outfit.score, outfit.pieces),
  }
}
