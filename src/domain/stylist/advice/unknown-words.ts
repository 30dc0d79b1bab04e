import type { EventWord } from '../occasions/event-words-of.ts'
import { profilePhrases } from '../occasions/profile-phrases.ts'
import type { AdviceInput } from './advice-input.ts'
import { isStrange } from './strange-word.ts'
import requestWords from './tables/request-words.json' with { type: 'json' }

const MOST_NAMED = 3
const LONGEST_EVENT = 3
const hostile = new Set(requestWords.hostile)

/** What was not understood of a text. */
export interface Unknown {
  /** At most three words to name to the user. */
  readonly words: readonly string[]
  /** No word names an event, a place or a movement, and some are unknown. */
  readonly isAll: boolean
}

/**
 * The words that no table knows. Where an event was recognized, names and details can be anything: only a word right
 * before the event, keyboard mash, and unknown words in a row count.
 */
export function unknownWords({ words, reading }: AdviceInput): Unknown {
  const isKnownEvent = reading.rows.length > 0
  const unknown = words.map((word) => isStrange(word))
  const isInRow = (at: number) =>
    isLowercase(words[at]) &&
    [at - 1, at + 1].some(
      (next) => unknown[next] && isLowercase(words[next]) && words[next]?.clause === words[at]?.clause,
    )
  const strange = words.filter(
    (word, at) => unknown[at] && (!isKnownEvent || isBeforeEvent(words, at) || isMashed(word) || isInRow(at)),
  )
  const isAttack = words.some(({ plain }) => hostile.has(plain))
  return {
    words: isAttack ? [] : [...new Set(strange.map(({ text }) => text.toLowerCase()))].slice(0, MOST_NAMED),
    isAll: !isKnownEvent && (strange.length > 0 || words.length === 0),
  }
}

// A word with a capital is a name.
const isLowercase = (word: EventWord | undefined) => word !== undefined && !/\p{Lu}/u.test(word.text)

// Keyboard mash: 'asdkjh', 'wrrmp'.
function isMashed(word: EventWord): boolean {
  return isLowercase(word) && (/[bcdfghjklmnpqrstvwxz]{5}/.test(word.text) || /^[^aeiouy]+$/.test(word.text))
}

// A capital inside of a sentence is a name.
function isBeforeEvent(words: readonly EventWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if ((at > 0 && /^\p{Lu}/u.test(word?.text ?? '')) || next?.clause !== word?.clause) return false
  const ahead = words.slice(at + 1, at + 1 + LONGEST_EVENT).map(({ plain }) => plain)
  const { phrases } = profilePhrases()
  return ahead.some((_, index) => phrases.get(ahead.slice(0, index + 1).join(' '))?.group === 'event')
}
