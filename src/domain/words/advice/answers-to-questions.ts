import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import { colorsToAvoid } from '../../stylist/advice/occasion-colors.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'
import { familyOfWord } from '../../stylist/occasions/read-dress-code.ts'
import { requestWords } from '../../stylist/advice/advice-lists.ts'
import { capital } from '../english.ts'

const question =
  /\b(?:(?:should|can|could|may) i (?:\w+ )?(?:wear|go in|come in)|(?:ok|okay|fine|alright|acceptable|rude|wrong|bad|(?<!\b(?:not|arent|isnt|never) )allowed|appropriate|inappropriate) (?:for me )?(?:to|if i) (?:wear|go in|come in))(?: (?:a|an|my|all|something|the|bright|dark))* (\w+)/

/** Returns the answer to a question such as 'Can I wear red?' if the event's rules for colors are known. */
export function colorAnswer({ words, reading, department, asker }: AdviceInput): string | null {
  const color = question.exec(plainText(words))?.[1] ?? ''
  const family = familyOfWord(color)
  if (!family || !reading.event) return null
  // An asker's note already answers it.
  if (asker.rows.some(({ id }) => id === 'hindu wedding guest')) return null
  const isAvoided =
    colorsToAvoid({ reading, department }).some((one) => one.family === family) ||
    reading.needs.avoidColors.some((one) => one.family === family && reading.needs.mood === 'grave')
  if (isAvoided) return `Don't wear ${color} there.`
  const { wantColors } = reading.needs
  const isCalledFor = wantColors.length === 0 || wantColors.includes(family)
  return isCalledFor ? `${capital(color)} is fine there.` : null
}

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
export function pronounOfWearer(words: AdviceInput['words']): 'she' | 'he' | null {
  const text = plainText(words)
  const who = [...(forOther.exec(text) ?? ofOther.exec(text) ?? [])].slice(1).find(Boolean) ?? ''
  if (women.test(who) || daughters.includes(who)) return 'she'
  return men.test(who) || sons.includes(who) ? 'he' : null
}
