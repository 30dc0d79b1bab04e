import type { EventWord } from '../matching/tokenize-event.ts'
import { isInNamedDay, namedDayLength } from './named-day.ts'
import { isEventName } from './proper-case.ts'
import { wordSet } from '../../../word-set.ts'
import { wordList } from '../word-lists.ts'

const determiners = wordList('determiners and numerals')
// Nouns that take no article unless they have a modifier.
const bare = wordList('without article alone')
const sports = wordList('sports')
// Nouns that an -ing word modifies: 'a walking tour'. Before other nouns it is a verb: 'playing Holi'.
const afterDoing = wordList('after a participle')
// 'Week' takes no article after these: 'book week', 'London fashion week'.
const namedWeeks = wordList('named weeks')
const withThe = wordList('with the')
const stages = wordList('stages')
// Nouns in -ing that take an article.
const ingNouns = wordList('nouns in -ing')
// Take no article even with a modifier: 'green tea', 'live music', 'Hari Raya', 'Eid al-Fitr'.
const neverWithArticle = wordList('never with an article')
// Events that are names, with a modifier too: 'Royal Ascot'.
const namedEvents = wordList('named events')
// 'For book club', but 'a night club'.
const clubsWithout = wordList('clubs without article')
const counted = wordList('counted')

const singularInS = wordList('singular in -s')

const places = wordSet('from at in on with for to')
// Verbs that begin phrases without an article.
const verbs = wordList('begin a phrase')
// 'First' before these takes 'your'.
const firsts = wordList('your first')
const kin = wordList('people')

/** Returns a noun phrase with its article. The noun and its modifiers are the first `writtenLength` words. */
export function withArticle(
  written: readonly EventWord[],
  writtenLength: number,
  headWord: EventWord | undefined,
): EventWord[] {
  const words = hyphenated(written)
  const headLength = writtenLength - (written.length - words.length)
  const [first] = words
  // The noun of 'first day at a new job' is 'day'.
  const inner = words.slice(0, headLength).findIndex(({ plain }) => places.has(plain))
  const noun = (inner > 0 ? words[inner - 1] : headWord)?.plain ?? ''
  if (!first) return words
  const withFirst = (text: string, rest: readonly EventWord[]) => [{ ...first, text, plain: text }, ...rest]
  if (/^an?$/.test(first.plain))
    // 'A first date drinks'.
    return isPlural(noun) ? words.slice(1) : withFirst(indefinite(words[1]), words.slice(1))
  const article = articleOf(words, first, inner > 0 ? inner : headLength, noun)
  return article ? withFirst(article, words) : words
}

const isCount = (word: string) => /^\d{1,3}$/.test(word) || numbers.has(word)
const numbers = wordList('numerals')
const units = wordList('units')

const isUnit = (one: EventWord | undefined, next: EventWord | undefined) =>
  units.has(one?.plain ?? '') && next !== undefined && !places.has(next.plain)

/** Hyphenates counts: 'three day trek' becomes 'three-day trek'. */
function hyphenated(words: readonly EventWord[]): EventWord[] {
  return words.flatMap((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    if (before && isCount(before.plain) && isUnit(word, after)) return []
    if (!after || !isCount(word.plain) || !isUnit(after, words[at + 2])) return [word]
    return [{ ...word, text: `${word.text}-${after.text}` }]
  })
}

// A verb has a vowel before its ending: 'walking', but 'string', 'spring'.
const isDoingWord = (plain: string) => /[aeiouy].*ing$/.test(plain)

function articleOf(
  words: readonly EventWord[],
  first: EventWord,
  headLength: number,
  noun: string,
): string | null {
  // 'A three-day trek', 'a 12-hour shift', but 'two friends'.
  if (/-\p{L}/u.test(first.text) && isCount(first.text.split('-')[0]?.toLowerCase() ?? ''))
    return indefinite(first)
  if ((determiners.has(first.plain) && first.plain !== 'new') || /^\d+$/.test(first.text)) return null
  if (!/^(?:[a-z&]+|\d+[a-z]+)$/.test(first.plain) || first.plain === 'meeting' || first.plain === 'meet')
    return null
  // 'Walking the dog', but 'a walking tour'.
  if (isDoingWord(first.plain) && determiners.has(words[1]?.plain ?? '')) return null
  // 'Nando's' is a place.
  if (/^\p{Lu}.*['’]s$/u.test(words[headLength - 1]?.text ?? '')) return null
  const possessive = words.slice(0, headLength - 1).find(({ text }) => /['’]s$/.test(text))
  if (possessive) return possessiveArticle(first, possessive, noun)
  if (verbs.has(first.plain)) return null
  // 'Working from home', 'work from home'.
  const isDoing = bare.has(first.plain) || (isDoingWord(first.plain) && !ingNouns.has(first.plain))
  if (isDoing && places.has(words[1]?.plain ?? '')) return null
  const isNamedDay = namedDayLength(words) > 0
  const isVerb = isDoingWord(first.plain) && !ingNouns.has(first.plain)
  if (isVerb && headLength > 1 && !afterDoing.has(noun) && !isNamedDay) return null
  // 'A round of golf'.
  if (counted.has(first.plain) && words[1]?.plain === 'of') return 'a'
  // 'The scattering of ashes'.
  if (isDoingWord(first.plain) && first.plain !== 'evening' && words[1]?.plain === 'of') return 'the'
  // 'The graduation of your sister', 'the funeral of a colleague', but 'a day of travel'.
  if (words[headLength]?.plain === 'of' && determiners.has(words[headLength + 1]?.plain ?? '')) return 'the'
  // 'Your first presentation after your leave', but 'a first date'.
  const isOwnFirst = firsts.has(words[1]?.plain ?? '') || words.some(({ text }) => text === 'your')
  if (first.plain === 'first' && (isOwnFirst || words[1]?.plain === 'time')) return 'your'

  // 'An Eid party', but 'Eid lunch' and 'Eid morning'.
  if (first.plain === 'eid' && (headLength === 1 || bare.has(noun) || /^(?:day|morning)$/.test(noun)))
    return null
  if (first.plain === 'school' && noun === 'run') return 'the'
  if ((noun === 'derby' && first.plain !== 'roller') || isEventName(words, headLength - 1)) return 'the'
  // 'The Portland Symphony'.
  if (headLength === 2 && stages.has(noun) && /^\p{Lu}\p{Ll}/u.test(first.text)) return 'the'
  if (namedEvents.has(noun)) return null
  if (namedDayLength(words) === headLength || isInNamedDay(words, headLength - 1)) return null
  if (isPlural(noun) || /^(?:eve|christmas|thanksgiving|easter|halloween)$/.test(noun)) return null
  if (noun.endsWith('ing') && !ingNouns.has(noun)) return null
  if (headLength === 1 && withThe.has(noun)) return 'the'
  if (headLength === 1 && bare.has(noun)) return null
  const before = words[headLength - 2]?.plain ?? ''
  const isWithout =
    sports.has(noun) ||
    neverWithArticle.has(noun) ||
    (noun === 'club' && headLength === 2 && clubsWithout.has(first.plain)) ||
    (noun === 'week' && namedWeeks.has(before)) ||
    /^(?:opening night|(?:picture|game|match) day|happy hour)$/.test(`${before} ${noun}`) ||
    // 'Church coffee', but 'a ski lodge dinner'.
    (bare.has(noun) && bare.has(first.plain) && headLength <= 2)
  return isWithout ? null : indefinite(first)
}

// 'Anna's wedding' takes no article, 'best friend's wedding' takes 'your', 'Valentine's dinner' takes 'a'.
function possessiveArticle(first: EventWord, owner: EventWord, noun: string): string | null {
  if (/^(?:new|valentine|mothers?|fathers?)$/.test(first.plain))
    return /^(?:eve|day)$/.test(noun) ? null : indefinite(first)
  if (/^(?:children|kid|men|women|child)$/.test(owner.plain)) return indefinite(first)
  if (owner.plain === 'doctor' || owner.plain === 'dentist') return 'a'
  return /^\p{Lu}/u.test(owner.text) && !kin.has(owner.plain) ? null : 'your'
}

const isPlural = (noun: string) => /^(?:teeth|feet|.*(?<!s)s)$/.test(noun) && !singularInS.has(noun)

// Not read letter by letter.
const spokenInitials = wordList('initials read as a word')

// 'A' or 'an' by the first sound of the next word.
function indefinite(next: EventWord | undefined): string {
  const word = next?.plain ?? ''
  const spelled = /^\p{Lu}[\p{Lu}&]{1,4}$/u.test(next?.text ?? '') && !spokenInitials.has(word)
  if (spelled) return /^[aefhilmnorsx]/.test(word) ? 'an' : 'a'
  if (/^(?:hour|honest|heir|honor)/.test(word)) return 'an'
  if (/^(?:mba|mri|nba|nfl|hr|x|lgbt|mtv)/.test(word)) return 'an'
  if (/^8|^1[18](?:st|nd|rd|th)?$/.test(word)) return 'an'
  if (/^(?:uni(?!n|m)|ukr|us(?:e|u)|eu|one|once|ut[ai])/.test(word)) return 'a'
  return /^[aeiou]/.test(word) ? 'an' : 'a'
}
