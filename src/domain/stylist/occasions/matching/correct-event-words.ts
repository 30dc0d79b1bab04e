import { nearestWord, wordsByLength } from '../../../nearest-word.ts'
import { wordList } from '../word-lists.ts'
import type { EventWord } from './tokenize-event.ts'

// In letters.
const SHORTEST = 6
// Letters before the last word of a compound.
const SHORTEST_START = 3
const SHORTEST_COMPOUND = 9

// Event words that are long enough to be recognized with one wrong letter.
const eventWords = wordsByLength([...wordList('events that one letter may be wrong in')])
const meantAsWritten = wordList('one letter away from an event')

/**
 * Corrects event words in which one letter is wrong, missing, extra or swapped: 'engagment', 'aniversary'. Replaces an
 * unknown compound by its last word: 'Gartenhochzeit' is a wedding. Keeps words for which `isKnown` holds.
 */
export function correctSpelling(
  words: readonly EventWord[],
  isKnown: (word: string) => boolean,
  endOf: (word: string) => string | undefined,
): readonly EventWord[] {
  const isEnglish = words.some(({ plain }) => /^(?:the|my|to|at|on|with|for|going)$/.test(plain))
  return words.map((word) => {
    const { plain } = word
    if (plain.length < SHORTEST || isKnown(plain) || meantAsWritten.has(plain)) return word
    const meant = nearestWord(plain, eventWords, 1)
    if (meant) return { ...word, plain: meant }
    const end = plain.length >= SHORTEST_COMPOUND ? endOf(plain) : undefined
    // In English, 'the flumpfest' is a name that somebody made up.
    if (end === 'fest' && isEnglish && word.text === plain) return word
    return end && plain.length >= end.length + SHORTEST_START ? { ...word, plain: end } : word
  })
}
