import { nearestWord, wordsByLength } from '../../nearest-word.ts'
import { eventWordsOf, type EventWord } from '../occasions/event-words-of.ts'
import { mendSpelling } from '../occasions/mend-spelling.ts'
import { once } from '../occasions/once.ts'
import { isPhraseWord, phraseWords } from '../occasions/profile-phrases.ts'
import { isStrange } from './strange-word.ts'
import requestWords from './tables/request-words.json' with { type: 'json' }

const SHORTEST = 5
const SHORTEST_FOR_TWO = 8
// Too short or too far off to be found by the number of letters that differ.
const misspelled: ReadonlyMap<string, string> = new Map(Object.entries(requestWords.misspelled))

const eventWords = once(() => wordsByLength([...phraseWords()].filter((word) => /^[a-z]{5,}$/.test(word))))

/**
 * A description with the typing errors in its words for events put right: 'dinnr with his parnts'. Names, which begin with
 * a capital, and words that are known stay.
 */
export function correctEvent(written: string): string {
  const text = written.replace(bothHated, '$1 $2 and $1')
  const words = eventWordsOf(text)
  const mended = mendSpelling(words, isPhraseWord, () => undefined)
  return words.reduce((corrected, word, at) => {
    const plain = misspelled.get(word.plain) ?? mended[at]?.plain ?? word.plain
    const meant = plain === word.plain ? meantBy(word) : plain
    return meant === null ? corrected : corrected.replace(wholeWord(word.text), meant)
  }, text)
}

// 'I hate ties and my knees' hates both.
const bothHated = /\b(hate|dislike) (\w+) and(?= my (?:knees|arms|legs|neck|belly|stomach|hips))/giu

// A 'w' is also in 'wedding'.
const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')

function meantBy(word: EventWord): string | null {
  const { text, plain } = word
  if (plain.length < SHORTEST || !/^[a-z]+$/.test(text) || !isStrange(word)) return null
  return nearestWord(plain, eventWords(), plain.length >= SHORTEST_FOR_TWO ? 2 : 1, true)
}
