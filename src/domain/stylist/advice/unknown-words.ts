import * as z from 'zod/mini'
import { swatchColor } from '../../closet/swatch-color.ts'
import { findPlace } from '../../weather/find-place.ts'
import type { EventWord } from '../occasions/event-words-of.ts'
import { once } from '../occasions/once.ts'
import { profilePhrases } from '../occasions/profile-phrases.ts'
import type { EventReading } from '../occasions/read-event.ts'
import { askers, disliked, garmentOf } from './advice-tables.ts'
import knownWords from './tables/known-words.json' with { type: 'json' }

const MOST_NAMED = 2
const SHORTEST = 4
const LONGEST_NAME = 3
// Endings of ordinary English words: they are derived from words that a list cannot hold.
const ordinaryEnding = /(?:ing|ed|ly|er|ers|est|ies|ness|ment|tion|al|ian|ese|ish|ful|less|able|ous|ive)$/
const isWord = /^\p{L}{4,20}$/u
const hostile = new Set([
  'ignore',
  'instructions',
  'prompt',
  'system',
  'script',
  'hacked',
  'password',
  'alert',
])

const wordsOf = (texts: Iterable<string>) => [...texts].flatMap((text) => text.toLowerCase().split(/[\s-]+/))
const known: () => ReadonlySet<string> = once(
  () =>
    new Set([
      ...z.array(z.string()).parse(knownWords),
      ...wordsOf(profilePhrases().phrases.keys()),
      ...wordsOf([...askers, ...disliked].flatMap(({ words }) => words)),
    ]),
)

/** What was not understood of a text, at most two words, to be named to the user. */
export interface Unknown {
  readonly words: readonly string[]
  /** No word names an event, a place or a movement, and some are unknown. */
  readonly isAll: boolean
}

/**
 * The words that nothing here knows. Where an event was recognized only the word right before it counts, since names
 * and details may be anything.
 */
export function unknownWords(words: readonly EventWord[], reading: EventReading): Unknown {
  const isAttack = words.some(({ plain }) => hostile.has(plain))
  const strange = words.filter(
    (word, at) => isStrange(word) && (reading.rows.length === 0 || isBeforeKnown(words, at)),
  )
  const isAll = reading.rows.length === 0 && (strange.length > 0 || words.length === 0)
  return { words: isAttack ? [] : strange.slice(0, MOST_NAMED).map(({ text }) => text.toLowerCase()), isAll }
}

function isStrange({ plain, text }: EventWord): boolean {
  if (
    !isWord.test(text) ||
    plain.length < SHORTEST ||
    known().has(plain) ||
    known().has(plain.replace(/s$/, ''))
  )
    return false
  if (swatchColor(plain) || findPlace(text) || garmentOf(text, '').type) return false
  return !(ordinaryEnding.test(plain) && /[aeiouy]/.test(plain))
}

// A capital inside of a sentence is a name.
function isBeforeKnown(words: readonly EventWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  const isName = at > 0 && /^\p{Lu}/u.test(word?.text ?? '')
  if (isName || !next || next.clause !== word?.clause) return false
  const ahead = words.slice(at + 1, at + 1 + LONGEST_NAME).map(({ plain }) => plain)
  return ahead.some((_, index) => isEvent(ahead.slice(0, index + 1).join(' ')))
}

const isEvent = (phrase: string) => profilePhrases().phrases.get(phrase)?.group === 'event'
