import type { Wearer } from '../../../closet/wearer/wearer.ts'
import { plainText } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'

const men = /^(?:males?|man|guy|dude|bloke|gentleman|m)$/
const women = /^(?:females?|woman|lady|f)$/
const age = /^(?:1[3-9]|[2-9]\d)$/
const ofAge = /^(?:y|yo|yr|yrs|years?|old|of|age|aged)$/
// The noun is someone else's: 'my man', 'a date with a man, 45'.
const ofOther =
  /^(?:my|his|her|their|our|the|with|and|of|like|for|by|to|from|meet|meeting|marry|marrying|dating|is|hes|shes|another|every|best)$/

// 'I am a guy' counts before a noun with an age, which is then someone else's.
const saysSelf =
  /\b(?:im|i am) an? (?:(?!of|with|to|and|the|for|my|his|her|a|an|who|trans)\w+ ){0,3}?(man|guy|male|dude|woman|lady|female)\b(?! (?:friend|child|partner|of honor|of honour))/

// 'Ghanaian grandmother, thanksgiving service in Kumasi': the request opens with who asks.
const kinMen = /^(?:grandfather|grandpa|grandad|granddad|father|dad|widower|husband)$/
const kinWomen = /^(?:grandmother|grandma|granny|mother|mom|mum|widow|wife)$/
const noAdjective =
  /ing$|s$|^(?:new|party|birthday|dinner|lunch|brunch|funeral|wedding|date|gift|meet|see|help|take|on|at|in|a|an|first)$/
const MAX_ADJECTIVES = 3

const asksForOther = /\b(?:should|can|could|would|will|shall|does|do) (s?he) (?:\w+ )?wear\b/
const asksForSelf = /\b(?:should|can|could|would|will|shall|do) i (?:\w+ )?wear\b/

const ownPronoun = /\bi (?:he|she) (?:are|am|host|have|will|were|need|want)\b|\b(?:he him|she her)$/

// 'One of the grooms' friends' is a guest.
const oneOfCouple =
  /\b(?:two|both) (?:groom|bride)s (?:and )?(?:im|i am) one\b|\b(?:im|i am) one of (?:the|two) (?:groom|bride)s\b(?! (?:friend|mom|mother|dad|father|brother|sister|parent|sibling|family|side|cousin|guest))/

/** The gender that the asker states of themselves, with an age, or alone between commas: 'male, 28', 'm28', 'retired man, 74'. */
export function statedGender(words: readonly EventWord[]): Wearer['wears'] {
  // 'My wife hates the sun, what should she wear?' says whom the advice is for.
  const asked = asksForSelf.test(plainText(words)) ? undefined : asksForOther.exec(plainText(words))?.[1]
  if (asked) return asked === 'he' ? 'menswear' : 'womenswear'
  const self = saysSelf.exec(plainText(words))?.[1]
  // 'I'm a white guy's wife'.
  const isOwner = words.some(({ plain, text }) => plain === self && /['’]s?$/.test(text))
  if (self && !isOwner) return men.test(self) ? 'menswear' : 'womenswear'
  // 'My partner (he) and I (he)', 'she/her'.
  const pronoun = ownPronoun.exec(plainText(words))
  if (pronoun) return !pronoun[0].includes('she') ? 'menswear' : 'womenswear'
  // 'Two grooms, I'm one'.
  const couple = oneOfCouple.exec(plainText(words))?.[0]
  if (couple) return couple.includes('groom') ? 'menswear' : 'womenswear'
  const opening = genderOfOpening(words) ?? genderOfGuest(plainText(words))
  if (opening) return opening
  for (const [at, { plain, clause }] of words.entries()) {
    const own = words.filter((word) => word.clause === clause)
    const letter = /^([mf])\d{2}$/.exec(plain)?.[1]
    const of = letter ?? plain
    const wears = genderOf(of)
    if (!wears) continue
    const before = words.slice(0, at).filter((word) => word.clause === clause)
    if (before.some((word) => ofOther.test(word.plain))) continue
    const others = own.filter((word) => word !== words[at])
    const isAlone = others.every((word) => age.test(word.plain) || ofAge.test(word.plain))
    // 'Size m' does not state a gender, and '35 f' is a temperature.
    const isLetterAged = letter !== undefined || (age.test(words[at + 1]?.plain ?? '') && isAlone)
    if (plain.length === 1 ? isLetterAged : letter !== undefined || isAged(words, at) || isAlone) return wears
  }
  // 'A widow from Sicily, my niece's wedding', but not 'The Merry Widow at the opera'.
  return /^(?:an? )?(?:(?:young|old|recent|new|war) )?widow\b/.test(plainText(words)) ? 'womenswear' : null
}

// Followed by another clause, and without a word for an event or for someone else before it.
function genderOfOpening(words: readonly EventWord[]): Wearer['wears'] {
  const [first] = words
  const opening = words.filter(({ clause }) => clause === first?.clause)
  const noun = opening.at(-1)
  const before = opening.slice(0, -1).map(({ plain }) => plain)
  if (!noun || opening.length === words.length || before.length > MAX_ADJECTIVES) return null
  if (/['’]s?$/.test(noun.text) || before.some((plain) => ofOther.test(plain) || noAdjective.test(plain)))
    return null
  if (kinMen.test(noun.plain)) return 'menswear'
  if (kinWomen.test(noun.plain)) return 'womenswear'
  // 'Korean American man, my baby's first birthday'.
  return noun.plain.length > 1 ? genderOf(noun.plain) : null
}

// 'Uncle at a first communion'.
function genderOfGuest(text: string): Wearer['wears'] {
  const guest =
    /^(?:an? |the |as (?:an? |the ))?(?:proud )?(\w+) at (?:an?|the|my|our|his|her)\b/.exec(text)?.[1] ?? ''
  if (kinMen.test(guest) || guest === 'uncle') return 'menswear'
  return kinWomen.test(guest) || /^aunt(?:ie|y)?$/.test(guest) ? 'womenswear' : null
}

const genderOf = (plain: string) => (men.test(plain) ? 'menswear' : women.test(plain) ? 'womenswear' : null)

// 'Male 28', '28 male', and 'male, 28' with the age alone in the next clause.
function isAged(words: readonly EventWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (
    before?.clause === word?.clause &&
    age.test(before?.plain ?? '') &&
    words[at - 2]?.clause !== word?.clause
  )
    return true
  if (!next || !age.test(next.plain)) return false
  return (
    next.clause === word?.clause ||
    words.every((other) => other.clause !== next.clause || other === next || ofAge.test(other.plain))
  )
}
