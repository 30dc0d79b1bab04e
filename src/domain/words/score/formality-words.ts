import type { FormalityLevel, ScoreFact } from '../../stylist/score/score-fact.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { capital } from '../english.ts'
import { withOccasion } from '../occasion-words.ts'
import type { PieceWords } from '../pieces/piece-words.ts'

/** Maximum words of a score line. */
export const LINE_WORDS_MAX = 12

/** Describes a range of levels: 'casual to smart casual'. */
export function levelsInWords(low: FormalityLevel, high: FormalityLevel): string {
  return low === high || (low === 'very casual' && high === 'casual') ? high : `${low} to ${high}`
}

/** The level of a whole outfit; null if it repeats the occasion, or desert boots go with a dressy suit. */
export function levelAt({ low, high }: ScoreFact & { is: 'formality' }, place: string): string | null {
  return levelsInWords(low, high) === high && !place.includes(high) ? high : null
}

/** Returns the score line for formality: 'Smart casual, right for a date.' */
export function formalityLine(
  fact: ScoreFact & { is: 'formality' },
  wordsOf: (piece: ScoredPiece) => PieceWords,
): string {
  const { phrase, verdict, piece, other } = fact
  const { the, does } = wordsOf(piece)
  if (verdict === 'too far apart')
    return `${capital(the)} ${does('is', 'are')} much more casual than ${wordsOf(other).the}.`
  const off = `${capital(the)} ${does('is', 'are')} ${verdict}`
  if (phrase === null)
    return verdict === 'right' ? `${capital(levelsInWords(fact.low, fact.high))}.` : `${off}.`
  return withOccasion(phrase, LINE_WORDS_MAX, (place) => {
    if (verdict !== 'right') return `${off} for ${place}.`
    const level = levelAt(fact, place)
    return level ? `${capital(level)}, right for ${place}.` : `Right for ${place}.`
  })
}
