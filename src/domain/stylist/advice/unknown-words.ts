import type { EventWord } from '../occasions/event-words-of.ts'
import { profilePhrases } from '../occasions/profile-phrases.ts'
import type { AdviceInput } from './advice-input.ts'
import { isStrange } from './strange-word.ts'
import requestWords from './tables/request-words.json' with { type: 'json' }

const MOST_NAMED = 2
const LONGEST_EVENT = 3
const hostile = new Set(requestWords.hostile)
/** What was not understood of a text. */
export interface Unknown {
  /** At most two words to name to the user. */
  readonly words: readonly string[]
  /** No word names an event, a place or a movement, and some are unknown. */
  readonly isAll: boolean
}

/**
 * The words that no table knows. Where an event was recognized only the word right before it counts, since names
 * and details can be anything.
 */
export function unknownWords({ words, reading }: AdviceInput): Unknown {
  const isKnownEvent = reading.rows.length > 0
  const strange = words.filter(
    (word, at) =>
      isStrange(word) && (!isKnownEvent || isBeforeEvent(words, at) || isMashed(word) || isInRow(words, at)),
  )
  const isAttack = words.some(({ plain }) => hostile.has(plain))
  return {
    words: isAttack ? [] : strange.slice(0, MOST_NAMED).map(({ text }) => text.toLowerCase()),
    isAll: !isKnownEvent && (strange.length > 0 || words.length === 0),
  }
}

// One strange word is a name, 'dinner at luigis'; two in small letters are something that was not understood.
function isInRow(words: readonly EventWord[], at: number): boolean {
  const isSmall = (place: number) => {
    const word = words[place]
    return (
      word !== undefined && word.clause === words[at]?.clause && !/\p{Lu}/u.test(word.text) && isStrange(word)
    )
  }
  return isSmall(at) && (isSmall(at - 1) || isSmall(at + 1))
}

// No language has such words: 'asdkjh', 'wrrmp'.
function isMashed({ text }: EventWord): boolean {
  return !/\p{Lu}/u.test(text) && (/[bcdfghjklmnpqrstvwxz]{5}/.test(text) || /^[^aeiouy]+$/.test(text))
}

// A capital inside of a sentence is a name.
function isBeforeEvent(words: readonly EventWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if ((at > 0 && /^\p{Lu}/u.test(word?.text ?? '')) || next?.clause !== word?.clause) return false
  const ahead = words.slice(at + 1, at + 1 + LONGEST_EVENT).map(({ plain }) => plain)
  const { phrases } = profilePhrases()
  return ahead.some((_, index) => phrases.get(ahead.slice(0, index + 1).join(' '))?.group === 'event')
}
