import type { EventWord } from '../../stylist/occasions/matching/tokenize-event.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'
import requestWords from '../../stylist/advice/tables/request-words.json' with { type: 'json' }

// 'What should I get her to wear', 'how do I dress my nan'.
const forOther =
  /\b(?:get|buy|find|choose|pick|put) (her|him)\b.*\bwear\b|\bdress (?:(her|him)|my (?:\w+ )??(\w+))\b/
// 'What should my son, 15, wear', 'what can she wear'.
const ofOther =
  /\bwhat (?:should|can|could|shall|would|will|does) (?:(she|he)|my (?:\w+ )??(\w+))(?: (?!and|i|we)\w+)? wear\b/
const women = /^(?:she|her|wife|girlfriend|sister|aunt|nan|gran|m[ou]m|mam|mommy|(?:grand)?(?:mother|ma))$/
const men = /^(?:he|him|husband|hubby|boyfriend|brother|uncle|daddy|(?:gran|grand)?(?:father|pa|dad))$/
const { daughters, sons } = requestWords.relatives

/** The pronoun of the person to dress if the request is for someone else; null for the asker. */
export function pronounOfWearer(words: readonly EventWord[]): 'she' | 'he' | null {
  const text = plainText(words)
  const who = [...(forOther.exec(text) ?? ofOther.exec(text) ?? [])].slice(1).find(Boolean) ?? ''
  if (women.test(who) || daughters.includes(who)) return 'she'
  return men.test(who) || sons.includes(who) ? 'he' : null
}
