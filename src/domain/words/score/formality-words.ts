import type { FormalityLevel, ScoreFact } from '../../stylist/score/score-fact.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { capital } from '../english.ts'
import { withOccasion } from '../occasion-words.ts'
import type { PieceWords } from '../pieces/piece-words.ts'

/** Maximum words of a score line. */
export const LINE_WORDS_MAX = 12
const levels: readonly FormalityLevel[] = ['very casual', 'casual', 'smart casual', 'dressy', 'formal']

/** Describes a range of levels: 'casual to smart casual'. For two or more steps, returns the outfit's overall level. */
export function levelsInWords(low: FormalityLevel, high: FormalityLevel, level: FormalityLevel): string {
  if (low === high) return high
  if (levels.indexOf(high) - levels.indexOf(low) > 1) return level
  return low === 'very casual' ? high : `${low} to ${high}`
}

/** Whether the overall level isn't stated: it repeats the occasion, or a sweatshirt goes with dressy trousers. */
export function isLevelMute(
  { low, high }: Pick<ScoreFact & { is: 'formality' }, 'low' | 'high'>,
  level: string,
  place: string,
): boolean {
  return place.includes(level) || levels.indexOf(high) - levels.indexOf(low) > 1
}

/** Returns the score line for formality: 'Smart casual, right for a date.' */
export function formalityLine(
  { low, high, level: usual, phrase, verdict, piece, other }: ScoreFact & { is: 'formality' },
  wordsOf: (piece: ScoredPiece) => PieceWords,
): string {
  const level = phrase === null ? levelsInWords(low, high, usual) : usual
  const { the, does } = wordsOf(piece)
  if (verdict === 'too far apart')
    return `${capital(the)} and ${wordsOf(other).the} are too far apart in formality.`
  const off = `${capital(the)} ${does('is', 'are')} ${verdict}`
  if (phrase === null) return verdict === 'right' ? `${capital(level)}.` : `${off}.`
  return withOccasion(phrase, LINE_WORDS_MAX, (place) => {
    if (verdict !== 'right') return `${off} for ${place}.`
    return isLevelMute({ low, high }, level, place)
      ? `Right for ${place}.`
      : `${capital(level)}, right for ${place}.`
  })
}
