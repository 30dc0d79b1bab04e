import { plainText } from '../matching/clauses.ts'
import { says } from '../matching/phrasing.ts'
import { eventOfCompound, isForeignPhrase, loneNames, type RowMatch } from '../matching/profile-phrases.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { eventPhrase } from './event-phrase.ts'

/** The phrase of a matched event as the user wrote it; null if it doesn't read well after 'for'. */
export function spokenPhrase(words: readonly EventWord[], { value, at, length }: RowMatch): string | null {
  const named = plainText(words.slice(at, at + length))
  // 'Geburtstagsessen' is named by its English noun, unlike a 'Fischmarkt'.
  const event = eventOfCompound(named) ?? ''
  // 'A tour guide' is a person, and 'a Petra' isn't an event; a walk is one.
  const isUnspoken =
    isForeignPhrase(named) ||
    (isForeignPhrase(event) && named.startsWith(event)) ||
    (loneNames().phrases.get(named)?.kind ?? 'nouns') !== 'nouns' ||
    says('is not a noun for an event', named)
  // 'A soccer player' is a person.
  const isPlayer = /^(?:players?|goalies?|teams?)$/.test(words[at + length]?.plain ?? '')
  // 'Arsenal at home' does not name the match with a noun.
  if (isUnspoken || isPlayer || (value.id === 'match' && /\bhome$/.test(named))) return null
  const phrase = eventPhrase(words, at, length)
  if (phrase === null || notNouns.some((pattern) => pattern.test(phrase))) return null
  return value.id === 'orchestra performance' && !isConcert.test(phrase) ? null : phrase
}

const notNouns: readonly RegExp[] = [
  // 'Crashed on the sofa' says how the wearer is, not what the event is.
  /^an? \p{L}+ed (?:on|in|at) /u,
  // 'A soccer mom on the sideline' is the user.
  /^(?:an?|the) (?:\p{L}+ )?(?:mom|mum|dad|mother|father|parent|grandma|grandpa)(?: (?:on|in|at) .*)?$/u,
  // 'My daughter plays violin' is a sentence.
  / (?:plays|sings|performs)\b/u,
]
// 'A trombone' isn't an event.
const isConcert = /\b(?:concert|recital|performance|gala|show|evening|night)\b/iu
