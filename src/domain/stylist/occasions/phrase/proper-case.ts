import type { EventWord } from '../matching/tokenize-event.ts'
import { isRegion } from '../surroundings/read-climate.ts'
import { isForeignLink } from './foreign-words.ts'
import { isInNamedDay } from './named-day.ts'
import { wordSet } from '../../../word-set.ts'
import { wordList } from '../word-lists.ts'

// Words that always have a capital.
const proper = wordList('always capitalized')
const initials = wordList('initials')
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
const ofPride = wordList('of Pride')

const names: ReadonlyMap<string, string> = new Map(
  ['CrossFit', 'DofE', 'LinkedIn', 'SoulCycle', 'PhD'].map((name) => [name.toLowerCase(), name]),
)
const owners = new Map([['valentines', "Valentine's"], ['mens', "men's"], ['womens', "women's"]]) // prettier-ignore

// 'A turkey trot', 'a china exhibition', 'the fjords'.
const alsoCommon = wordSet('turkey china fjords highlands riviera')

function cased(word: EventWord, words: readonly EventWord[], at: number, isShouted: boolean): string {
  const [before, after] = [words[at - 1], words[at + 1]]
  const { text, plain } = word
  const small = text.toLowerCase().replaceAll('’', "'")
  const name = owners.get(plain) ?? names.get(plain)
  if (name) return name
  const isMonth = (plain === 'may' || plain === 'march') && afterDetermined.test(before?.plain ?? '')
  if (initials.has(plain)) return plain === 'la' && text !== 'LA' ? small : plain.toUpperCase()
  const isCommonHere =
    (alsoCommon.has(plain) && text === small) ||
    (plain === 'nice' && text !== 'Nice') ||
    (plain === 'derby' && before?.plain === 'roller')
  if (((proper.has(plain) || isRegion(plain)) && !isCommonHere) || isMonth || isNewYear(word, before, after))
    return capital(small)
  // 'Uncle Tunde' is a name.
  const isTitle = /^(?:uncle|aunt|auntie)$/.test(plain) && isCapital(after)
  if (isTitle || isInNamedDay(words, at)) return capital(small)
  if (plain === 'pride' && ofPride.has(after?.plain ?? '')) return 'Pride'
  if (plain === 'fourth' && after?.plain === 'of') return 'Fourth'
  if (isEventName(words, at)) return text
  // 'HBCU', unless other words have capitals too.
  if (isInitials(text) && !isCommon(plain) && words.filter((one) => isInitials(one.text)).length === 1)
    return text
  const isStarting = isStart(words, at) && !isEventName(words, at + 1)
  // 'Coffee at Eastern Market' names a market.
  const isNamed = isNamePart(before) && isCapital(word) && words.some((one) => /^\p{Ll}{4}/u.test(one.text))
  if (isShouted || (isCommon(plain) && !isNamed) || isStarting) return small
  return text.replaceAll('’', "'")
}

const isInitials = (text: string) => /^\p{Lu}{2,5}$/u.test(text)
const isCapital = (word: EventWord | undefined) => /^\p{Lu}\p{Ll}/u.test(word?.text ?? '')

// New Year, New York; 'New job' is only the start of a sentence.
const isNewYear = ({ text, plain }: EventWord, before?: EventWord, after?: EventWord) =>
  plain === 'new'
    ? /^years?$/.test(after?.plain ?? '') || (text === 'New' && before !== undefined)
    : /^(?:year|eve)$/.test(plain) && /^(?:new|lunar|chinese|years?)$/.test(before?.plain ?? '')

// Common words that lose their capital in title case.
const common = wordList('common')
const eventHeads = wordList('events with a name')
const isNamePart = (word: EventWord | undefined) => isCapital(word) && !isCommon(word?.plain ?? '')

// 'Sydney Festival' is a name, 'Music Festival' need not be.
const kindsOfEvent = wordList('kinds of events')

/** Whether the word at `at` ends the name of an event: 'Chelsea Flower Show', but no 'Flower Show'. */
export function isEventName(words: readonly EventWord[], at: number): boolean {
  const word = words[at]
  const isFirst = at === 1 || (at === 2 && words[0]?.plain === 'the')
  return (
    word !== undefined &&
    eventHeads.has(word.plain) &&
    isCapital(word) &&
    isNamePart(words[at - 1]) &&
    (isNamePart(words[at - 2]) || (isFirst && !kindsOfEvent.has(words[at - 1]?.plain ?? '')))
  )
}
const isCommon = (plain: string) => common.has(plain)

// Words before them that are not in this list are taken as names: 'Beyoncé concert', 'Lions game', but 'a kids game'.
const shows = /^(?:concert|gig|game|match|tailgate|festival|movie|screening|tribute)$/
const kindsOfShow = wordList('kinds of shows')

// The capital of a first word means nothing, nor does that of a word after only an article.
function isStart(words: readonly EventWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  const plain = word?.plain ?? ''
  const isOfShow =
    shows.test(after?.plain ?? '') && !kindsOfShow.has(plain) && !kindsOfEvent.has(plain) && !isCommon(plain)
  return (
    isCapital(word) &&
    !/['’]s$/.test(word?.text ?? '') &&
    (!before || (at === 1 && /^(?:an?|your|the)$/.test(before.plain))) &&
    // 'Malham Cove' is a name.
    !isNamePart(after) &&
    !isForeignLink(after) &&
    !isOfShow
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
