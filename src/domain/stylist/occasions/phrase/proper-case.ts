import type { EventWord } from '../matching/tokenize-event.ts'
import { isRegion } from '../surroundings/read-climate.ts'
import { isForeignLink } from './foreign-words.ts'
import { isInNamedDay } from './named-day.ts'
import { wordsOf } from './words-of.ts'

// Words that always have a capital.
const proper = wordsOf('always capitalized')
const initials = wordsOf('initials')
const afterDetermined = /^(?:in|on|of|late|early|mid|this|next)$/

/** Joins words to a phrase with capitals only in names, regardless of the capitals in the text. */
export function properCase(words: readonly EventWord[]): string {
  const isShouted = words.every(({ text }) => text === text.toUpperCase())
  return words
    .map(
      (word, at) =>
        `${at === 0 ? '' : word.isJoined || isOfInLaws(words, at) ? '-' : ' '}${cased(word, words, at, isShouted)}`,
    )
    .join('')
}

// 'My in laws' are in-laws.
const isOfInLaws = (words: readonly EventWord[], at: number) =>
  /^laws?$/.test(words[at]?.plain ?? '') && words[at - 1]?.plain === 'in'

// Pride has a name, a pride of lions doesn't.
const ofPride = wordsOf('of Pride')

const names: ReadonlyMap<string, string> = new Map([
  ['crossfit', 'CrossFit'],
  ['dofe', 'DofE'],
  ['linkedin', 'LinkedIn'],
  ['soulcycle', 'SoulCycle'],
])

// 'A turkey trot', 'a china exhibition', 'the fjords'.
const alsoCommon = new Set(['turkey', 'china', 'fjords', 'highlands', 'riviera'])

const apostropheS: ReadonlyMap<string, string> = new Map([
  ['valentines', "Valentine's"],
  ['mens', "men's"],
  ['womens', "women's"],
])

function cased(word: EventWord, words: readonly EventWord[], at: number, isShouted: boolean): string {
  const [before, after] = [words[at - 1], words[at + 1]]
  const { text, plain } = word
  const small = text.toLowerCase().replaceAll('’', "'")
  const owner = apostropheS.get(plain)
  if (owner) return owner
  const name = names.get(plain)
  if (name) return name
  const isMonth = (plain === 'may' || plain === 'march') && afterDetermined.test(before?.plain ?? '')
  if (initials.has(plain))
    return plain === 'la' && text !== 'LA' ? small : plain === 'phd' ? 'PhD' : plain.toUpperCase()
  const isCommonHere =
    (alsoCommon.has(plain) && text === small) ||
    (plain === 'nice' && text !== 'Nice' && after !== undefined) ||
    (plain === 'derby' && before?.plain === 'roller')
  if (((proper.has(plain) || isRegion(plain)) && !isCommonHere) || isMonth || isNewYear(word, before, after))
    return capital(small)
  // 'Uncle Tunde' is a name.
  const isTitle = /^(?:uncle|aunt|auntie)$/.test(plain) && /^\p{Lu}\p{Ll}/u.test(after?.text ?? '')
  if (isTitle || isInNamedDay(words, at)) return capital(small)
  if (plain === 'pride' && (ofPride.has(after?.plain ?? '') || (text === 'Pride' && after?.plain === 'in')))
    return 'Pride'
  if (plain === 'fourth' && after?.plain === 'of') return 'Fourth'
  if (isEventName(words, at)) return text
  // 'HBCU', unless other words have capitals too.
  if (isInitials(text) && !isCommon(plain) && words.filter((one) => isInitials(one.text)).length === 1)
    return text
  const isStarting = isStart(word, before, after, at) && !isEventName(words, at + 1)
  // 'Coffee at Eastern Market' names a market.
  const isNamed =
    isNamePart(before) && /^\p{Lu}\p{Ll}/u.test(text) && words.some((one) => /^\p{Ll}{4}/u.test(one.text))
  if (isShouted || (isCommon(plain) && !isNamed) || isStarting) return small
  return text.replaceAll('’', "'")
}

const isInitials = (text: string) => /^\p{Lu}{2,5}$/u.test(text)

// New Year, New York; 'New job' is only the start of a sentence.
function isNewYear(
  { text, plain }: EventWord,
  before: EventWord | undefined,
  after: EventWord | undefined,
): boolean {
  if (plain === 'year' || plain === 'eve')
    return /^(?:new|lunar|chinese|year|years)$/.test(before?.plain ?? '')
  return (
    plain === 'new' &&
    (after?.plain === 'year' || after?.plain === 'years' || (text === 'New' && before !== undefined))
  )
}

// Common words that lose their capital in title case.
const common = wordsOf('common')
const eventHeads = new Set(['regatta', 'carnival', 'show', 'festival', 'fair', 'cup', 'open', 'marathon'])
const isNamePart = (word: EventWord | undefined) =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && !isCommon(word.plain)

// 'Sydney Festival' is a name, 'Music Festival' need not be.
const kindsOfEvent = wordsOf('kinds of events')

/** Whether the word at `at` ends the name of an event: 'Chelsea Flower Show', but no 'Flower Show'. */
export function isEventName(words: readonly EventWord[], at: number): boolean {
  const word = words[at]
  const isFirst = at === 1 || (at === 2 && words[0]?.plain === 'the')
  return (
    word !== undefined &&
    eventHeads.has(word.plain) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    isNamePart(words[at - 1]) &&
    (isNamePart(words[at - 2]) || (isFirst && !kindsOfEvent.has(words[at - 1]?.plain ?? '')))
  )
}
const isCommon = (plain: string) => common.has(plain)

// Words before them that are not in this list are taken as names: 'Beyoncé concert', 'Lions game', but 'a kids game'.
const shows = /^(?:concert|gig|game|match|tailgate|festival|movie|screening|tribute)$/
const kindsOfShow = wordsOf('kinds of shows')

// The capital of a first word means nothing, nor does that of a word after only an article.
function isStart(
  { text, plain }: EventWord,
  before: EventWord | undefined,
  after: EventWord | undefined,
  at: number,
): boolean {
  // 'Malham Cove' is a name.
  const isName = after !== undefined && /^\p{Lu}\p{Ll}/u.test(after.text) && !isCommon(after.plain)
  const isForeign = isForeignLink(after)
  const isOfShow =
    shows.test(after?.plain ?? '') && !kindsOfShow.has(plain) && !kindsOfEvent.has(plain) && !isCommon(plain)
  return (
    !isName &&
    !isForeign &&
    !isOfShow &&
    (!before || (at === 1 && /^(?:an?|your|the)$/.test(before.plain))) &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    !/['’]s$/.test(text)
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
