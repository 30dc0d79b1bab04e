import type { DayToDressFor } from '../stylist/score/score-fact.ts'
import { degrees } from './english.ts'

/** Returns words for a day to put after 'for': '9 °C', 'a spring day'. */
export function dayWords({ celsius, season, statedCelsius }: DayToDressFor): string {
  if (statedCelsius !== null) return degrees(statedCelsius)
  return season ? `a ${season} day` : `about ${degrees(celsius)}`
}

const MAX_PHRASE_WORDS = 5
const tails: ReadonlySet<string> = new Set([
  'on', 'near', 'at', 'in', 'along', 'after', 'during', 'before', 'with', 'by', 'from', 'through', 'around', 'under',
]) // prettier-ignore

/**
 * Shortens the user's words for an occasion by place and time: 'night duty on the intensive care ward' to 'night duty'.
 */
export function briefly(phrase: string): string {
  const words = phrase.split(' ')
  if (words.length <= MAX_PHRASE_WORDS) return phrase
  const starts = words
    .flatMap((word, at) => (tails.has(word) && !isTimeOfDay(words.slice(at)) ? [words.slice(0, at)] : []))
    .filter(isWhole)
  const start = starts.findLast(({ length }) => length <= MAX_PHRASE_WORDS) ?? starts[0]
  return start?.join(' ') ?? phrase
}

// 'Six in the morning' is one time.
const isTimeOfDay = ([, , noun = '']: readonly string[]) => /^(?:morning|afternoon|evening)$/.test(noun)

// 'A dinner' and 'night duty' are specific enough; a single word and 'a day' are not.
const isWhole = (words: readonly string[]) =>
  words.length > 1 && words.join(' ') !== 'a day' && !tails.has(words.at(-1) ?? '')

/** Returns a sentence about an occasion; replaces the phrase by 'the occasion' if the sentence would be too long. */
export function withOccasion(whole: string, mostWords: number, say: (phrase: string) => string): string {
  const phrase = briefly(whole)
  const sentence = say(phrase)
  return sentence.split(/\s+/).length <= mostWords ? sentence : say('the occasion')
}

/** Returns words to put after 'too casual for': the occasion, or 'everyday wear'. */
export function placeWords(phrase: string | null): string {
  return phrase === null ? 'everyday wear' : briefly(phrase)
}
