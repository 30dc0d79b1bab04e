import { wordList } from '../word-lists.ts'
import { profileRow } from '../profiles/profile-rows.ts'
import { areInOneClause, plainAt, plainText } from './clauses.ts'
import { familyOf, isEvent, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import type { EventWord } from './tokenize-event.ts'
import { isJob } from './own-job.ts'

// Places that only specify what follows: 'museum board dinner', 'concert hall cleaning'.
const places = wordList('rows of places')
const heads = wordList('rows at places')
const functionWords = wordList('function words')
const otherJobs = wordList('after a job that is none')
const emptyWords = wordList('before a job without place')
const ownable = /^(?:(?:registry|beach|barn) )?wedding$/
const MOST_BETWEEN = 2

// Whether a match leads directly to the head of a compound.
function leadsTo(words: readonly EventWord[], match: RowMatch, head: RowMatch): boolean {
  const end = match.at + match.length
  const between = words.slice(end, head.at)
  return (
    head.at >= end &&
    between.length <= MOST_BETWEEN &&
    areInOneClause(words, match.at, head.at) &&
    between.every(({ plain }) => !functionWords.has(plain))
  )
}

/** Whether a later event of the same compound is its head: a museum board dinner is a dinner. */
export const isModifier = (
  words: readonly EventWord[],
  match: RowMatch,
  matches: readonly RowMatch[],
): boolean =>
  places.has(match.value.id) &&
  matches.some((head) => heads.has(head.value.id) && leadsTo(words, match, head))

const isJobRow = (match: RowMatch) => isJob(match) || familyOf(match) === 'interview'

/** Jobs named by their place: 'a tapas bar job' is a shift there, 'a hot dog stand job' too. */
export function withPlaceJobs(
  words: readonly EventWord[],
  written: readonly RowMatch[],
): readonly RowMatch[] {
  // 'A theme park summer job': the place says where the shift is.
  const shift = written.find(({ value }) => value.id === 'shift')
  const matches = written.filter(
    (match) => !(shift && isEvent(match) && !isJobRow(match) && leadsTo(words, match, shift)),
  )
  const isOther = (at: number) => areInOneClause(words, at, at + 1) && otherJobs.has(plainAt(words, at + 1))
  const at = words.findIndex(({ plain }, place) => /^jobs?$/.test(plain) && !isOther(place))
  if (at < 1 || emptyWords.has(plainAt(words, at - 1)) || matches.some(isJobRow)) return matches
  // 'A golf buggy rental job': up to the last word that isn't part of the compound.
  const isOutside = (word: EventWord, place: number) =>
    !areInOneClause(words, place, at) || functionWords.has(word.plain)
  const from = words.slice(0, at).findLastIndex(isOutside) + 1
  const isVenue = (match: RowMatch) => match.at >= from && match.at < at && isEvent(match)
  const job = { value: profileRow('shift'), at: from, length: at - from + 1 }
  return [...matches.filter((match) => !isVenue(match)), job].toSorted((one, other) => one.at - other.at)
}

/** Whether the asker is one of the couple: 'lesbian couple, town hall wedding, I am the butch one'. */
export const isOwnWedding = (words: readonly EventWord[], { value }: RowMatch): boolean =>
  ownable.test(value.id) &&
  says('is of the couple', plainText(words)) &&
  !says('is a guest of the couple', plainText(words)) &&
  // 'I'm the groom's sister'.
  !words.some(({ text }) => /(?:bride|groom)['’]s$/iu.test(text))
