import type { EventWord } from '../matching/tokenize-event.ts'
import { isForeign, isForeignLink } from './foreign-words.ts'
import { corrected, withCatchFirst } from './corrections.ts'
import { properCase } from './proper-case.ts'
import { withArticle } from './with-article.ts'
import { acquaintance, kin, offspring } from '../people-words.ts'
import { wordSet } from '../../../word-set.ts'
import { wordList } from '../word-lists.ts'

// In characters.
const LONGEST_CHARS = 72
const MOST_BEFORE = 4
const MOST_TAIL_WORDS = 5
const MOST_TAILS = 3

const determiners = wordSet('a an the my our your his her their this')
const prepositions = wordList('prepositions')
// Words that end a noun phrase: verbs, pronouns, conjunctions, and words of temperatures or instructions.
const stops = wordList('end of a noun phrase')
// Nouns that extend the event's noun: a wedding reception, a gallery opening, a birthday lunch.
const extensions = wordList('extensions of an event')

/** Returns the event at `at` with its modifiers, as a phrase that can follow 'for'; null if none reads well. */
export function eventPhrase(words: readonly EventWord[], at: number, length: number): string | null {
  const from = startOf(words, at)
  const start = words[at]?.plain === 'working' ? from : leadOf(words, from)
  // 'Staying in' ends in a preposition but is complete.
  const head = headEnd(words, words[at]?.plain === 'staying' ? at + length : endOfNoun(words, at, length))
  const parts = [words.slice(start, head), ...tailsOf(words, head)]
  // 'Home' alone means a day at home.
  if (head - start === 1 && words[start]?.plain === 'home') return 'a day at home'
  // 'Fischmarkt' takes no English article.
  if (head - start === 1 && isForeign(words.slice(start, head)) && !isBorrowed(words[start]))
    return parts.flatMap((part) => part.map(({ text }) => text)).join(' ')
  for (; parts.length > 0; parts.pop()) {
    const phrase = phraseWithArticle(parts.flat(), head - start, words)
    const text = corrected(properCase(phrase))
    if (text.length <= LONGEST_CHARS) return text
  }
  return null
}

// 'A fête', 'a première', 'a quinceañera'.
const isBorrowed = (word: EventWord | undefined) => /[èêâîôûçñ]/u.test(word?.text ?? '')

// A match may end in the words before its place: 'footy at the', 'drinks in'.
function endOfNoun(words: readonly EventWord[], at: number, length: number): number {
  let end = at + length
  while (end > at + 1 && isUnfinished(words[end - 1]?.plain ?? '')) end -= 1
  const next = words[end]?.plain ?? ''
  // The object after 'meeting my' completes it.
  const hasObject = takesObject(words[end - 1]) && determiners.has(next)
  return prepositions.has(next) || hasObject || end === at + length ? end : at + length
}

// The All Blacks have a name.
function isStop(words: readonly EventWord[], at: number): boolean {
  const { text = '', plain = '' } = words[at] ?? {}
  return stops.has(plain) && !(text === 'All' && /^\p{Lu}\p{Ll}/u.test(words[at + 1]?.text ?? ''))
}

/** Turns words without a known event into a phrase that can follow 'for'; null if they don't make one. */
export function freePhrase(words: readonly EventWord[]): string | null {
  // Without its negation, 'nothing special' would mean the opposite.
  if (words.some(({ plain }) => negations.has(plain))) return null
  const from = words.findIndex(
    ({ plain }, at) => /\p{L}/u.test(plain) && !isStop(words, at) && !prepositions.has(plain),
  )
  const first = words[from]
  if (!first || words.slice(0, from).some(({ plain }) => instructionWords.has(plain))) return null
  const clause = words.slice(from).filter((word) => word.clause === first.clause)
  // The 'i' of 'rogito con i clienti' isn't a pronoun.
  const longest = isForeign(clause) ? 2 : 0
  const end = clause.findIndex(({ plain }, at) => plain.length > longest && isStop(clause, at))
  const kept = (end < 0 ? clause : clause.slice(0, end)).slice(0, MOST_TAIL_WORDS + MOST_BEFORE)

  while (kept.length > 1 && isUnfinished(kept.at(-1)?.plain ?? '')) kept.pop()
  const headLength = kept.findIndex(({ plain }) => prepositions.has(plain))
  const head = headLength < 0 ? kept.length : headLength
  if (kept.every(({ plain }) => isUnfinished(plain))) return null
  // Names such as 'SXSW' and words of other languages stay as typed, without an article.
  const isTitle = head > 1 && kept.slice(0, head).every(({ text }) => /^\p{Lu}/u.test(text))
  const isOneName = kept.length === 1 && /^\p{Lu}\p{Ll}/u.test(first.text)
  const isAsTyped =
    isForeign(kept) || isOneName || isTitle || /^\p{Lu}{3,}$/u.test(kept[head - 1]?.text ?? '')
  const text = isAsTyped
    ? kept.map((word) => word.text).join(' ')
    : withOwnCapital(withCatchFirst(properCase(phraseWithArticle(kept, head, words))), head, first.text)
  // 'A rain', 'a reservist': a word that isn't known as an event may not be one.
  return text.length <= LONGEST_CHARS && !/^an? \S+$/.test(text) ? text : null
}

// An unknown word alone, without an article, may be a name: 'Betis at the Villamarín'.
const withOwnCapital = (phrase: string, head: number, name: string) =>
  head === 1 && phrase.startsWith(name.toLowerCase()) ? name + phrase.slice(name.length) : phrase

function phraseWithArticle(
  phrase: readonly EventWord[],
  headLength: number,
  event: readonly EventWord[],
): readonly EventWord[] {
  const inSecondPerson = phrase.map(toSecondPerson)
  // 'Feria de Abril', but 'a Cinco de Mayo party' and 'a hen do'.
  const isForeignName =
    headLength !== 2 && isForeignLink(phrase[1]) && !extensions.has(phrase.at(-1)?.plain ?? '')
  if (isForeignName) return inSecondPerson
  // The noun of 'wine tasting in Napa' is 'tasting'.
  const at = phrase.findIndex(({ plain }, index) => index > 0 && prepositions.has(plain))
  const noun = phrase[(at < 0 ? headLength : Math.min(at, headLength)) - 1]
  // 'La Traviata' and 'Kinder Scout' take no article; the gala of 'Black Tie Gala' does.
  const isTitle = !event.some((word) => /^\p{Ll}{4}/u.test(word.text) && !prepositions.has(word.plain))
  const isName = noun !== event[0] && /^\p{Lu}\p{Ll}/u.test(noun?.text ?? '') && !isTitle
  return isName ? inSecondPerson : withArticle(inSecondPerson, headLength, phrase[headLength - 1])
}

const negations = wordSet('nothing no not never none')

const instructionWords = wordList('instructions')
const isUnfinished = (plain: string) => prepositions.has(plain) || determiners.has(plain)

function startOf(words: readonly EventWord[], at: number): number {
  // 'Home in the snow storm working from the couch'.
  if (words[at]?.plain === 'working') return at
  const clause = words[at]?.clause
  let start = at
  while (start > 0 && at - start < MOST_BEFORE) {
    const word = words[start - 1]
    // 'The end-of-season party'.
    const isJoined = words[start]?.isJoined === true
    if (!word || word.clause !== clause) break
    // 'We live in a houseboat': the verb after a pronoun isn't part of the event.
    if (/^(?:i|we|you|they|he|she)$/.test(words[start - 2]?.plain ?? '')) break
    if (!isJoined && (isStop(words, start - 1) || prepositions.has(word.plain))) break
    if (!isPlainWord(word) || wearerWords.has(word.plain)) break
    // 'Single mom cleaning out a house', but 'nurse training'.
    if (people.has(word.plain) && isVerb(words, start)) break
    // 'All day trade show' is a trade show.
    if (word.plain === 'day' && words[start - 2]?.plain === 'all') break
    start -= 1
    if (determiners.has(word.plain)) break
  }
  return start
}

// They describe the wearer, not the event: 'hijabi gym', 'pregnant beach day'.
const wearerWords = wordList('of the wearer')

// A verb such as 'cleaning', with more after it.
function isVerb(words: readonly EventWord[], at: number): boolean {
  const [doing, next] = [words[at], words[at + 1]]
  const isNoun = nounsInIng.has(doing?.plain ?? '') || extensions.has(next?.plain ?? '')
  return doing?.plain.endsWith('ing') === true && next?.clause === doing.clause && !isNoun
}
const nounsInIng = wordList('nouns with -ing')

// 'Single mom', 'a retired marine'.
const people = wordList('people who ask')
// 'A toastmaster at a dinner'.
const roles = wordList('roles at an event')

const MOST_LEAD = 5

// Includes an activity that begins the clause: 'dinner with my partner's parents', 'walking to the office'.
function leadOf(words: readonly EventWord[], start: number): number {
  const clause = words[start]?.clause
  const first = words.findIndex((word) => word.clause === clause)
  const before = words.slice(first, start)
  const [lead] = before
  const link = before.at(-1)?.plain ?? ''
  const isLinked = prepositions.has(link) && link !== 'of'
  const isDoing = lead?.plain.endsWith('ing') === true && determiners.has(words[start]?.plain ?? '')
  if (!lead || before.length > MOST_LEAD || !(isLinked || (isDoing && before.length === 1))) return start
  // 'Snowed in at the cabin'.
  if (before.length === 2 && lead.plain.endsWith('ed')) return start
  // '80 km on the road bike'.
  if (prepositions.has(lead.plain) || /^\d/.test(lead.plain) || before.some(breaksLead)) return start
  return first
}

// 'Dropping off' and 'picking up' go on.
const breaksLead = (word: EventWord) =>
  roles.has(word.plain) ||
  (stops.has(word.plain) && !/^(?:off|up|out)$/.test(word.plain)) ||
  !isPlainWord(word)

function headEnd(words: readonly EventWord[], from: number): number {
  const rest = words.slice(from, from + 2).filter(({ clause }) => clause === words[from - 1]?.clause)
  const last = rest.findIndex(({ plain }) => !extensions.has(plain))
  const end = from + (last < 0 ? rest.length : last)
  return end + objectLength(words, end)
}

const takesObject = (word: EventWord | undefined) => /ing$|^meet$/.test(word?.plain ?? '')

// Returns the number of words of the object after a verb such as 'visiting': 'my grandmother', 'grandma'.
function objectLength(words: readonly EventWord[], at: number): number {
  const isObject = words[at - 1]?.plain === 'visiting' || determiners.has(words[at]?.plain ?? '')
  if (!takesObject(words[at - 1]) || !isObject) return 0
  return Math.min(MOST_TAIL_WORDS, nounLength(words, at))
}

// Returns the number of words of a noun phrase: up to the end of the clause of the word before it, a preposition or a verb.
function nounLength(words: readonly EventWord[], at: number): number {
  const rest = words.slice(at)
  const end = rest.findIndex(
    (word, index) =>
      word.clause !== words[at - 1]?.clause ||
      (stops.has(word.plain) && !isMonth(words, at + index)) ||
      prepositions.has(word.plain) ||
      !isPlainWord(word),
  )
  return end < 0 ? rest.length : end
}

function tailsOf(words: readonly EventWord[], from: number): EventWord[][] {
  const clause = words[from - 1]?.clause
  const tails: EventWord[][] = []
  for (let at = from; tails.length < MOST_TAILS;) {
    const first = words[at]
    if (!first || first.clause !== clause || !prepositions.has(first.plain)) break
    const tail = words.slice(at + 1, at + 1 + nounLength(words, at + 1))
    const next = words[at + 1 + tail.length]
    const isTemperature = next?.clause === clause && /^(?:degrees|celsius|fahrenheit)$/.test(next.plain)
    const isNumber = tail.some(({ text }) => /^\d+$/.test(text)) && !/^(?:for|with|of|on)$/.test(first.plain)
    if (isTemperature || isNumber || isUnfinished(tail.at(-1)?.plain ?? 'the')) break
    tails.push([first, ...tail])
    at += tail.length + 1
  }
  return tails
}

const isMonth = (words: readonly EventWord[], at: number) =>
  words[at]?.plain === 'may' && /^(?:in|on|late|early|mid|of)$/.test(words[at - 1]?.plain ?? '')

// A word or a short number. Runs of signs, hashes and long numbers are not repeated to the user.
function isPlainWord({ text }: EventWord): boolean {
  return /^[\p{L}\p{M}'’]{1,20}$/u.test(text) || /^\d{1,3}(?:st|nd|rd|th)?$/i.test(text)
}

// A map, since an object also has inherited keys such as `constructor`.
// prettier-ignore
const secondPerson = new Map([['my', 'your'], ['our', 'your'], ['mine', 'yours'], ['me', 'you'], ['us', 'you'], ['this', 'the']])

// People often leave the apostrophe out: 'my dads funeral'.
const owners = new RegExp(`^(${kin}|${offspring}|${acquaintance}|child|teacher)s$`, 'i')

// Turns 'my' into 'your', and adds missing apostrophes.
function toSecondPerson(word: EventWord, at: number, all: readonly EventWord[]): EventWord {
  const text = secondPerson.get(word.plain)
  if (text !== undefined) return { ...word, text, plain: text }
  const isOwner = at < all.length - 1 && !prepositions.has(all[at + 1]?.plain ?? '')
  const owner = isOwner ? owners.exec(word.text)?.[1] : undefined
  return owner === undefined ? word : { ...word, text: `${owner}'s`, plain: owner.toLowerCase() }
}
